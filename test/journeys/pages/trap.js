// A dialog as in headless component libraries: guards at both ends of the page, focus pulled back, the rest of the page
// unreachable for pointer and wheel, closed by Escape and by a press outside.
const host = document.querySelector('#host');
let last;

function guard() {
  const element = document.createElement('span');
  element.tabIndex = 0;
  element.setAttribute('aria-hidden', 'true');
  element.addEventListener('focus', () => host.querySelector('input').focus());
  return element;
}
const guards = [guard(), guard()];

const isInside = (event) => host.contains(event.target);
function pullBack(event) {
  if (isInside(event)) last = event.target;
  else (last ?? host).focus();
}
function onFocusOut(event) {
  if (event.relatedTarget && !host.contains(event.relatedTarget)) (last ?? host).focus();
}
function onKeyDown(event) {
  if (event.key === 'Escape') close();
}
function onPointerDown(event) {
  if (!isInside(event)) close();
}
function onWheel(event) {
  if (!isInside(event)) event.preventDefault();
}

function open() {
  host.hidden = false;
  document.body.setAttribute('data-locked', '');
  document.body.prepend(guards[0]);
  document.body.append(guards[1]);
  document.addEventListener('focusin', pullBack);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('wheel', onWheel, { passive: false });
  host.querySelector('input').focus();
}

function close() {
  host.hidden = true;
  document.body.removeAttribute('data-locked');
  for (const element of guards) element.remove();
  document.removeEventListener('focusin', pullBack);
  document.removeEventListener('focusout', onFocusOut);
  document.removeEventListener('keydown', onKeyDown);
  document.removeEventListener('pointerdown', onPointerDown);
  document.removeEventListener('wheel', onWheel);
}

document.querySelector('#checkout').addEventListener('click', open);
