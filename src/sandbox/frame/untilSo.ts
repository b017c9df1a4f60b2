/** Polls until a condition holds, because pages in frames are not notified. */
export async function untilSo(look: () => Promise<boolean>, pauseMs = 200): Promise<void> {
  while (!(await look())) {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}
