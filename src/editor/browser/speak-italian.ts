/** Where Sveltia keeps what its user chose. It reads this when it is loaded: import this module before it. */
const CHOICES = 'sveltia-cms.prefs';

/** The choice to follow the browser's language, which Sveltia writes by itself. The forms are Italian in any browser. */
const FOLLOW_BROWSER = 'auto';

const choices: { locale?: string } = JSON.parse(localStorage.getItem(CHOICES) ?? '{}');
if ((choices.locale ?? FOLLOW_BROWSER) === FOLLOW_BROWSER)
  localStorage.setItem(CHOICES, JSON.stringify({ ...choices, locale: 'it' }));
