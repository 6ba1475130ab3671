import { expect, test } from 'vitest';
import { type Form, freshSheet, withPlayer } from './form.ts';
import { forms as andorForms } from './forms/andor.ts';
import { forms as asgardForms } from './forms/asgard.ts';
import { forms as bargerocForms } from './forms/bargeroc.ts';
import { forms as nainsForms } from './forms/nains.ts';
import { forms as nidavellirForms } from './forms/nidavellir.ts';

test.each([
  ['nidavellir', nidavellirForms],
  ['nains', nainsForms],
  ['bargeroc', bargerocForms],
  ['asgard', asgardForms],
  ['andor', andorForms],
])('%s: both languages ask for the same, with as many players as it takes', (_, forms) => {
  for (let players = forms.fr.seats[0]; players <= forms.fr.seats[1]; players++) {
    let entered = freshSheet(forms.fr, players - 1);
    entered = withPlayer(forms.fr, entered);
    const asked = (form: Form) =>
      [form.table(entered), form.player(entered, 0)].map((groups) =>
        groups.flatMap(({ fields }) => fields.map(({ kind, id }) => `${kind} ${id}`)),
      );
    expect(asked(forms.en)).toEqual(asked(forms.fr));
  }
});
