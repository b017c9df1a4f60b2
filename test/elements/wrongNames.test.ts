import { expect } from 'chai';
import { until } from '../support/promises.js';
import { heardBy, loadInterface, makeModal, warnings } from './support.js';

loadInterface();

describe('names that do not exist', () => {
  it('are told once the modal is open, with the nearest that does', async () => {
    const said = warnings();
    const modal = makeModal('', {
      texts: {
        ...{ 'button.conect': 'Anmelden', 'swap.tittle': 'Tauschen', xyz: '' },
        'swap.title': 'Tauschen',
      },
      themeVariables: { ...{ '--wallet-modal-acent': 'red', accent: 'red' }, '--wallet-modal-z-index': 7 },
    });
    const heard = heardBy(modal);
    await modal.show();
    await until(() => said.length === 5);
    expect(said).to.deep.equal([
      '<wallet-modal> config_invalid: A theme variable is unknown. themeVariables["--wallet-modal-acent"] is not used. Did you mean "--wallet-modal-accent"?',
      '<wallet-modal> config_invalid: A theme variable is unknown. themeVariables["accent"] is not used.',
      '<wallet-modal> config_invalid: A text has an unknown key. texts["button.conect"] is not used. Did you mean "button.connect"?',
      '<wallet-modal> config_invalid: A text has an unknown key. texts["swap.tittle"] is not used. Did you mean "swap.title"?',
      '<wallet-modal> config_invalid: A text has an unknown key. texts["xyz"] is not used.',
    ]);
    expect(heard.filter(([name]) => name === 'wallet-error')).to.have.length(5);
  });
});
