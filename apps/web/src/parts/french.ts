/** «de Nains», but «d’Asgard». */
export const of = (name: string): string =>
  /^[aeiouyéèêâîôœh]/i.test(name) ? `d’${name}` : `de ${name}`;
