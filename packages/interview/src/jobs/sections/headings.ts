import type { Kind } from './kinds.ts';

/**
 * Headings of advertisements in English, German, French, Spanish, Italian, Dutch and Portuguese, without accents, in the
 * order in which they are tried: "preferred qualifications" is nice to have before it is a qualification.
 */
const rules: readonly [Kind, RegExp][] = [
  [
    'nice',
    /\b(?:nice to haves?|nice-to-haves?|good to have|bonus(?:es)? (?:points?|skills?|if)|(?:a|as|big|huge|it is a|it'?s a) (?:bonus|plus)|plus points|pluses|brownie points|extra credit|you (?:might|may|could)(?: also)? have|useful|extras?|preferred|preferably|desirables?|desired|advantageous|would be (?:nice|great|an? (?:plus|bonus|advantage))|(?:also|even) (?:nice|great|better)|optional|not (?:essential|required|a must)|ideally|wunschenswert\w*|von vorteil|ein plus|bonuspunkte|pluspunkte|idealerweise|gern gesehen|un plus|seraient? un plus|les plus|(?:des|les) atouts|apprecie(?:s|es)?|souhaite(?:s|es)?|se valorara?n?|valorables?|deseables?|un plus|graditi|preferenziali|costituisc\w+|pluspunten|mooi meegenomen|diferencia(?:l|is)|desejave(?:l|is))\b/,
  ],
  [
    'legal',
    /\b(?:equal (?:employment )?opportunit\w+|eeo|eoe|diversity|inclusion|non-?discrimination|privacy|data protection|gdpr|disclaimer|legal|right to work|background checks?|safeguarding statement|accommodations?|accessibility|recruitment (?:agencies|fraud)|safer recruitment|work authori[sz]ation|datenschutz\w*|chancengleichheit|vielfalt|diversitat|rechtliches|egalite|diversite|igualdad|proteccion de datos|pari opportunita)\b/,
  ],
  [
    'company',
    /\b(?:about (?:us|our|the (?:company|team|business|school|restaurant|hotel|client|practice|employer|organi[sz]ation|trust|firm|group|hospital|farm|salon|centre|center|department))|who (?:we are|are we)|what we do|our (?:company|story|mission|values|culture|team|client|history|people|school|vision)|company (?:overview|description|profile|culture|background)|the company|the team|the client|meet the team|about [a-z]+ (?:gmbh|ltd|inc|llc|plc)|uber uns|wer wir sind|das sind wir|unser unternehmen|das unternehmen|wir uber uns|firmenprofil|unternehmensprofil|a propos(?: de nous)?|qui sommes[- ]nous|notre (?:entreprise|societe|maison|histoire)|l'?entreprise|presentation|quienes somos|sobre (?:nosotros|la empresa|nos)|la empresa|nuestra empresa|chi siamo|l'?azienda|over ons|wie zijn wij|wie wij zijn|quem somos|a empresa)\b/,
  ],
  [
    'apply',
    /\b(?:how to apply|(?:can|how do|how can|should) i apply|to apply|apply(?: now| today| here)?|application(?:s| process| procedure| deadline)?|interested|contacts?|next steps|hiring process|interview process|recruitment process|closing date|questions\?|bewerbung\w*|bewerben|jetzt bewerben|kontakt|ansprechpartner\w*|interesse|interessiert|neugierig|postuler|candidature|pour postuler|contactez|interesse(?:e|\(e\))?|como (?:aplicar|postular|inscribirse)|candidatura|contacto|interesad[oa]s?|inscripcion|come candidarsi|contatti|solliciteren|interesse|candidatar)\b/,
  ],
  ['required', /\b(?:what you(?:'?ll| will)? (?:need to (?:have|bring)|bring)|what we offer you must)\b/],
  [
    'offer',
    /\b(?:what we(?:'?re| are)? offer(?:ing)?|what(?:'?s| is) on offer|we offer|we can offer|our offer|the offer|on offer|benefits?|perks|rewards?|why (?:join|work|us|you(?:'?ll| will)|choose|apply)|why [a-z]+\?|in return|what(?:'?s| is) in it|what you(?:'?ll| will)? (?:get|receive|earn)|what you can expect|what (?:do|will|would|can) (?:i|you) (?:get|earn|expect)|(?:salary|pay|compensation|remuneration|package|bonus|wage)(?: and benefits| range| details| package)?|the package|your package|holidays?|you(?:'?ll| will) (?:get|enjoy|receive)|(?:das )?(?:wir )?bieten(?: wir)?(?: dir| ihnen)?|was wir (?:dir |ihnen )?bieten|unser angebot|deine vorteile|ihre vorteile|vorteile|leistungen|vergutung|gehalt|das erwartet dich bei uns|darauf (?:kannst|konnen)|freu\w* dich|benefits|nous (?:vous )?(?:offrons|proposons)|ce que nous (?:vous )?(?:offrons|proposons)|(?:nos |les )?avantages|remuneration|on vous offre|ofrecemos|que ofrecemos|(?:que )?te ofrecemos|se ofrece|beneficios|condiciones|salario|cosa offriamo|offriamo|si offre|benefit|wij bieden|wat (?:wij )?bieden(?: wij)?|arbeidsvoorwaarden|oferecemos)\b/,
  ],
  [
    'required',
    /\b(?:requirements?|required|requisites?|pre-?requisites?|qualifications?|qualified|essentials?|must[- ]haves?|must|minimum|need(?:ed|s)?|criteria|profile|skills?|competenc(?:e|y|ies)|abilities|knowledge|expertise|experience|experiences|credentials|certifications?|licen[cs]es?|education|background|who (?:you are|are you|we(?:'?re| are) (?:looking|after|seeking|hoping)|we (?:want|need|seek))|what you(?:'?ve| have)(?: got)?|what makes you|what you(?:'?ll| will)? (?:bring|need|have)|you(?:'?ll| will)? (?:bring|need|have)|you(?:'?ve| have) got|you are|you(?:'?re| are) (?:someone|our|the|a|right|perfect|great)?|you should|you might be|about you|what (?:do|would|will|should) (?:i|you) need|the (?:person|ideal|right|perfect|successful)|person spec\w*|(?:our |the )?ideal (?:candidate|person|applicant|colleague)|successful (?:candidate|applicant)|(?:what|who) (?:are )?we(?:'?re| are)? (?:look(?:ing)?|after|expect(?:ing)?|want|need|ask|seek(?:ing)?)|looking for|we (?:look for|expect|ask|need|require|want)|is this you|does this sound like you|sound like you|could this be you|do you have|toolkit|(?:tech(?:nical|nology)? |our |the )?stack|^tools$|^tools? (?:and|&|you)\b[^:]{0,20}|(?:dein|ihr|das|euer)?\s?profil|anforderung\w*|anforderungsprofil|voraussetzung\w*|qualifikation\w*|kenntnisse|fahigkeiten|was (?:du|sie|ihr) (?:mitbring\w*|brauch\w*|konnen|kannst)|das (?:bringst|bringen|solltest|sollten|brauchst|hast) (?:du|sie)(?: mit)?|du (?:bringst|hast|bist|kannst)|sie (?:bringen|haben|sind|verfugen)|(?:was )?wir (?:erwarten|wunschen|suchen)|(?:was|das) (?:wir )?(?:von dir |von ihnen )?erwarten(?: wir)?|(?:das )?(?:zeichnet|macht) (?:dich|sie) aus|damit (?:punktest|uberzeug\w+)|(?:votre |le |ton )?profil(?: recherche| souhaite)?|competences?|exigences?|pre-?requis|qualites|experience|formation|(?:ce que )?nous (?:recherchons|cherchons|attendons)|vous (?:etes|avez|maitrisez|disposez)|tu as|requisitos|perfil|(?:que )?(?:buscamos|necesitamos|pedimos|requerimos)|se (?:requiere|busca|pide|exige)|conocimientos|competencias|experiencia|imprescindible|formacion|habilidades|requisiti|profilo|competenze|conoscenze|cosa cerchiamo|cerchiamo|functie-?eisen|(?:jouw |het )?profiel|wat (?:wij )?(?:vragen|zoeken|verwachten)(?: wij)?|wij (?:vragen|zoeken)|wat (?:breng|neem) (?:je|jij) mee|vereisten|requerimentos|experiencia|procuramos)\b/,
  ],
  [
    'duties',
    /\b(?:responsibilit(?:y|ies)|duties|what (?:would|will|do|does|should) (?:i|you) (?:be )?do(?:ing)?|tasks?|what you(?:'?ll| will)?(?: actually| mostly| mainly)? (?:be )?(?:do|doing|own)|you(?:'?ll| will) (?:be )?(?:do|doing)|(?:your|the|a typical|typical|an average) (?:day|week|shift|mission|job|work)|day[- ]to[- ]day|accountabilit\w+|functions?|activities|what the (?:job|role|work) (?:involves|entails|is)|the (?:role|job|work|position|opportunity) (?:involves|entails|includes)|what to expect|key (?:areas|objectives|deliverables)|(?:deine |ihre |die )?aufgaben\w*|tatigkeit\w*|das (?:machst du|erwartet (?:dich|sie)|sind deine)|was (?:dich|sie) erwartet|einsatzgebiet|verantwortung\w*|(?:vos |les |tes |la )?missions?|(?:vos )?(?:taches|responsabilites|activites)|au quotidien|funciones|tareas|responsabilidades|que haras|tu dia a dia|mansioni|attivita|responsabilita|(?:jouw )?(?:taken|werkzaamheden)|wat ga je doen|verantwoordelijkheden|atividades)\b/,
  ],
  [
    'facts',
    /\b(?:locations?|place of work|hours?|working hours|hours of work|shifts?|shift pattern|schedule|contract(?: type)?|type|job type|employment type|start(?:ing)?(?: date)?|date|posted|ref(?:erence)?(?: (?:no|number|id))?|job (?:id|ref\w*|number)|department|reports? to|reporting to|rate|grade|band|salary|duration|vacancies|company|employer|client|industry|sector|category|standort|arbeitsort|einsatzort|arbeitszeit|beginn|eintritt\w*|arbeitgeber|ort|befristung|lieu|horaires|contrat|type de contrat|date|salaire|ubicacion|lugar|jornada|horario|contrato|sede|orario|locatie|uren|local)\b/,
  ],
  [
    'role',
    /\b(?:job (?:description|summary|overview|purpose|profile|details|advert\w*|posting)|role (?:description|summary|overview|purpose|profile)|position (?:summary|overview|description)|purpose|summary|overview|introduction|(?:additional|further|other|more|general) information|what(?:'?s| is) this about|what else|about (?:the|this) (?:job|role|position|opportunity|vacancy|post)|the (?:role|job|position|opportunity|vacancy|post)|main purpose|(?:die )?stelle\w*|stellenbeschreibung|stellenanzeige|einleitung|(?:le |la )?(?:poste|fonction)|description(?: du poste)?|(?:el |la )?(?:puesto|vacante|oferta)|descripcion(?: del puesto)?|la posizione|descrizione|de functie|functieomschrijving|descricao)\b/,
  ],
];

/** A heading's words without accents, marks and numbering. */
export const headingWords = (line: string): string =>
  line
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/\u00df/g, 'ss')
    .replace(/[^\p{L}\p{N}'?()-]+/gu, ' ')
    .trim();

export interface HeadingMatch {
  kind: Kind;
  /** How much of the heading the known phrase covers, 0 to 1. */
  share: number;
}

/** Headings of one or two words that say something only when they stand alone. */
const shortHeadings: Readonly<Record<string, Kind>> = {
  you: 'required',
  we: 'offer',
  us: 'company',
  nice: 'nice',
  plus: 'nice',
  bonus: 'nice',
  optional: 'nice',
  'we have': 'offer',
  'the work': 'duties',
  'the deal': 'offer',
  du: 'required',
  wir: 'offer',
  vous: 'required',
  nous: 'company',
  tu: 'required',
};
const filler =
  /\b(?:and|or|the|a|an|our|your|key|main|core|of|for|to|in|this|you|we|must|additional|other|please|qualifications?|skills?|experience|requirements?|attributes|qualities|criteria|recherches?|souhaite|und|oder|die|der|das|et|ou|les|des|de|y|los|las)\b/g;

/** How much of a heading the words of a rule and words without weight make up. */
function covered(words: string, rule: RegExp): number {
  const left = words.replace(new RegExp(rule.source, 'g'), ' ').replace(filler, ' ');
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return 1 - letters(left) / Math.max(letters(words), 1);
}

/** What a line would announce if it is a heading; null when it announces nothing known. `line` is short. */
export function headingKind(line: string): HeadingMatch | null {
  const words = headingWords(line);
  if (!words || words.length > 120) return null;
  const short = shortHeadings[words.replace(/[?]/g, '')];
  if (short) return { kind: short, share: 1 };
  for (const [kind, rule] of rules) {
    if (rule.test(words)) return { kind, share: covered(words, rule) };
  }
  return null;
}
