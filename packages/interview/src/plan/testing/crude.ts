/**
 * A plain list of sensitive words, as a second opinion on planned questions that shares nothing with the product's own
 * check. It finds lawful questions too ("children's nurse"): these are taken out by `excused` first.
 */
const sensitive =
  /\b(?:how old|your age|birth|born|birthday|married|marriage|marital|husband|wife|spouse|boyfriend|girlfriend|children|kids|baby|pregnan\w*|maternity|paternity|family|childcare|religio\w*|church|mosque|pray\w*|god|faith|ethnic\w*|race|racial|skin|nationality|citizen\w*|native|mother tongue|originally from|accent|immigra\w*|disab\w+|ill|illness\w*|sick|health|medical|medication|diagnos\w+|gender|sexual\w*|gay|lesbian|transgender|pronouns|union\w*|strike|political\w*|party|vote[ds]?|criminal|arrested|convict\w*|prison|debts?|credit|bankrupt|military|weight|tall|retire\w*|smoke|kinder|enfants|hijos|schwanger|enceinte|embarazada)\b/i;

/** Whether a question holds a sensitive word beside what is `excused`. */
export function crudelySensitive(text: string, excused: readonly string[]): boolean {
  const rest = excused.reduce((left, phrase) => (phrase ? left.replaceAll(phrase, ' ') : left), text.toLowerCase());
  return sensitive.test(rest);
}
