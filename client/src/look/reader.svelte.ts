/** Who looks: the language that is read on this page, for what is drawn and not written. */
export const reader = $state({ language: 'en' });
