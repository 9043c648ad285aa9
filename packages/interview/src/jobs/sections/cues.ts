import type { Kind } from './kinds.ts';

/** What a sentence says of itself, wherever it stands. Tried on folded text: lower case, no accents. */
const nice =
  /\b(?:nice to have|nice-to-have|(?:is|are|be|as|it'?s|would be|also) (?:a |an |also |considered |definitely |certainly |always |just |of )*(?:plus|bonus|advantage\w*|beneficial|benefit|desirable|preferred|welcome|helpful|ideal|handy|nice|great|optional)\b|a (?:definite |big |real |huge |strong |distinct )?(?:plus|bonus|advantage)\b|an (?:advantage|asset)|advantageous|desirable|preferred|preferably|preference|ideally|bonus points?|bonus if|extra points|(?:not|isn'?t|aren'?t) (?:strictly |absolutely )?(?:essential|required|necessary|a must|mandatory|needed)|but (?:not|we can teach|we(?:'?ll| will) (?:teach|train))|(?:would be|be) (?:nice|lovely|great|useful|helpful|good)|(?:don'?t|doesn'?t|no) (?:worry|need)|happy to (?:train|teach)|helps but|helps(?=\.?$)|von vorteil|vorteilhaft|wunschenswert|idealerweise|ein (?:plus|pluspunkt|bonus)|gerne? (?:gesehen|auch)|kein muss|nicht zwingend|(?:est|serait|seraient|sont) (?:un |des )?(?:plus|atouts?|apprecie\w*|souhaite\w*)|un (?:plus|atout)|appreciee?s?|idealement|se valorara?n?|valorable|valoramos|deseable|se apreciara|seria (?:un plus|ideal)|un plus|preferibile|gradit[aoe]|preferenziale|een pre|pluspunt|diferencial|desejavel)\b/;
const must =
  /\b(?:must|essential|required|require|mandatory|necessary|needs? to|needed|you(?:'?ll| will)? need|is a must|at least|minimum|non-negotiable|zwingend|erforderlich|vorausgesetzt|notwendig|unbedingt|mussen|musst|setzen wir voraus|obligatoire|indispensable|exige\w*|imperatif|requis\w*|imprescindible|obligatori\w+|requerid\w+|necesari\w+|indispensabile|richiest\w+|vereist|obrigatori\w+)\b/;
const asks =
  /\b(?:you(?:'?ve| have|'?ll have| will have| should have| bring| know|'?re (?:comfortable|confident|able|experienced|skilled|fluent|good|someone|a (?:confident|skilled|qualified|natural|good|great|strong))| are (?:comfortable|confident|able|experienced|skilled|fluent|familiar|good|qualified|certified)| can| understand| speak| hold| possess| love| enjoy)|do you (?:have|know|love|speak|hold|enjoy)|can you|experienced?|knowledge|proficien\w+|familiar\w*|skills?|skilled|ability|able to|capable|competen\w+|expertise|understanding of|fluent|fluency|comfortable (?:with|using|working)|confident (?:with|using|in|at)|good (?:at|with)|know (?:your way|how)|know-how|track record|background in|qualif\w+|certifi\w+|licen[cs]\w*|degree|trained|accredited|who (?:is|are|can|has|have|knows?|loves?|enjoys?)\b|someone who|should be|second nature|we expect|expect you|to you\b|matters?|(?:is|are) (?:key|vital|crucial|important|non-negotiable)|people who|a person who|^(?:please )?bring\b|(?:looking|search|searching) for (?:someone|somebody|people|a person|candidates)|the (?:right|ideal|successful|perfect) (?:person|candidate|applicant|one)|(?:ist|sind) uns wichtig|est important\w*|es importante|e importante|is belangrijk|erfahrung\w*|kenntnisse\w*|ausbildung|abgeschlossen\w*|fahigkeit\w*|du (?:hast|bist|kannst|bringst|beherrschst|verfugst|sprichst)|sie (?:haben|sind|bringen|beherrschen|verfugen|sprechen)|sicher\w* umgang|fuhrerschein|experience|maitrise\w*|connaissances?|competences?|capable|vous (?:avez|etes|maitrisez|savez|parlez|disposez|justifiez)|diplome\w*|permis|titulaire|experiencia|conocimientos?|dominio|manejo|titulacion|capacidad|carne|permiso|esperienza|conoscenza|patente|capacita|ervaring|kennis|rijbewijs|conhecimentos?)\b/;
const offers =
  /\b(?:we (?:offer|provide|pay|give|sponsor|cover|also offer)|you(?:'?ll| will) (?:get|receive|earn|enjoy|be (?:rewarded|paid))|in return|salary|salaries|wages?|per (?:hour|annum|year|week|month|day)|p\.?a\.?|an hour|a year|hourly|overtime|bonus(?:es)? (?:scheme|of|up)|pension|401\(?k\)?|holidays?|annual leave|vacation|days? off|paid time off|pto|health(?:care)? (?:insurance|plan|cover)|dental (?:insurance|plan|cover)|life insurance|(?<!\b(?:check|checking|verify|verifying|bill|billing|sell|selling|process|processing|handle|handling|explain|explaining)(?: \w+)? )insurance(?! (?:verif|claim|check|polic|product|bill|eligib|sales))|medical cover|discounts?|gym|free (?:parking|meals?|lunch|coffee|fruit|drinks|uniform|training)|staff (?:meals?|discount|parties|food)|company (?:car|pension|phone|laptop|events|van)|cycle to work|perks|season ticket|relocation|paid training|tips (?:are|shared)|generous|competitive (?:salary|pay|rates?)|career progression|progression|training (?:is|will be) (?:provided|given)|full training|we(?:'?ll| will) train|wir bieten|bieten (?:wir|ihnen|dir)|gehalt|vergutung|urlaub\w*|tage urlaub|weihnachtsgeld|urlaubsgeld|zuschuss|betriebliche|jobticket|firmenwagen|obstkorb|nous offrons|nous (?:vous )?proposons|remuneration|salaire|mutuelle|tickets? restaurant|conges|prime|ofrecemos|salario|sueldo|vacaciones|seguro|contrato (?:indefinido|estable)|offriamo|stipendio|ferie|buoni pasto|wij bieden|vakantie\w*|pensioen)\b|[\u20ac\u00a3$] ?\d|\d ?(?:\u20ac|eur\b|euros?\b|gbp\b|usd\b|chf\b|k\b)/;
const legal =
  /\b(?:equal[- ]opportunit\w+|equal[- ]opportunities|affirmative action|eeo|eoe|regardless of|irrespective of|without regard|discriminat\w*|protected (?:veteran|characteristic|class|status)|veteran status|sexual orientation|gender identity|gender expression|race|religion|national origin|ethnicity|marital status|reasonable (?:accommodation|adjustment)s?|accommodations? (?:for|during|are)|diverse|diversity|inclusive (?:workplace|employer|culture)|all backgrounds|every background|underrepresented|background (?:check|screening)|criminal record|dbs (?:check|disclosure|clearance)|enhanced dbs|drug (?:test|screen)\w*|right to work|work permit|eligib\w+ to work|authori[sz]ed to work|visa|gdpr|personal data|privacy|data protection|recruitment agencies|no agencies|agencies please|terms and conditions|safeguarding and promoting the welfare|committed to safeguarding|schwerbehindert\w*|schwerbehinderung|gleichstellung|chancengleichheit|unabhangig von|geschlecht\w*|herkunft|religion|datenschutz\w*|sans distinction|egalite des chances|handicap\w*|diversite|donnees personnelles|sin distincion|igualdad|discapacidad|datos personales|pari opportunita|ambosessi)\b/;
const company =
  /\b(?:we are (?:a|an|the|one of|proud|part of|family|based|known|growing|passionate|committed|located)|we'?re (?:a|an|the|one of|proud|part of|based|growing|passionate|known)|we (?:believe|pride ourselves|have been|were founded|serve|operate|run|employ|value|care)|our (?:company|mission|values|clients|customers|culture|story|guests|business|group|vision|purpose|head office|headquarters|awards?|products)|founded (?:in|by)|established (?:in|over)|since (?:18|19|20)\d\d|leading (?:provider|supplier|manufacturer|company|firm|employer)|market leader|award[- ]winning|family[- ](?:run|owned)|fastest[- ]growing|headquartered|wir sind (?:ein|eine|das|der|die|seit)|mit uber \d+|gegrundet|familienunternehmen|marktfuhrer|nous sommes|notre (?:entreprise|groupe|societe|equipe)|fondee? en|leader|somos (?:una|un|lideres)|nuestra (?:empresa|compania)|siamo|wij zijn)\b/;
const duty =
  /\b(?:you(?:'?ll| will| would| are going to| get to)(?! (?:have|need|bring|get|receive|earn|enjoy|be (?:able|comfortable|paid)))|responsible for|duties|responsibilit\w+|the (?:role|job|work|position|successful) (?:involves|includes|will)|your (?:tasks|work|day|main)|in this (?:role|job|position)|day[- ]to[- ]day|du (?:wirst|ubernimmst|kummerst|betreust|arbeitest|sorgst)|sie (?:ubernehmen|betreuen|kummern|sorgen|arbeiten)|vous (?:serez|assurez|gerez|participez|realisez|aurez)|te encargaras|seras responsable|tus funciones)\b/;
const apply =
  /\b(?:apply|application|send (?:us |your |me )|cv\b|curriculum|cover letter|covering letter|resume|e-?mail (?:us|your|me)|get in touch|contact|call us|phone|pop in|closing date|deadline|interviews? (?:will|are)|hear from you|look forward to|bewerb\w*|lebenslauf|zeugnis\w*|anschreiben|freuen uns auf|postule\w*|candidature|lettre de motivation|envoye[zr]|inscri\w+|envia\w*|candidat[ai]\w*)\b|https?:|www\.|\S@\S/;
const negated =
  /\b(?:no (?:prior |previous |formal |specific |special )?(?:experience|qualifications?|degree|knowledge|training)|(?:don'?t|do not|doesn'?t|won'?t|not) (?:need|have to|require|looking for)|(?:is|are) not (?:needed|necessary|required)|without (?:any )?experience|keine \w+ (?:notig|erforderlich)|quereinsteiger|debutants? accepte\w*|sin experiencia|no se requiere)\b/;

/** What a sentence tells by its own words. `asks` and `must` count for a requirement, the others against one. */
export interface Cues {
  nice: boolean;
  must: boolean;
  asks: boolean;
  duty: boolean;
  negated: boolean;
  /** The kind of which nothing becomes a skill, when the sentence is of such a kind. */
  silent: Kind | null;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'");

/** Reads what a sentence says of itself. `sentence` may be long; time is proportional to its length. */
export function cuesOf(sentence: string): Cues {
  const text = folded(sentence);
  const wants = { must: must.test(text), asks: asks.test(text) };
  let silent: Kind | null = null;
  if (legal.test(text)) silent = 'legal';
  else if (offers.test(text)) silent = 'offer';
  else if (apply.test(text)) silent = 'apply';
  else if (!wants.must && !wants.asks && company.test(text)) silent = 'company';
  return { nice: nice.test(text), ...wants, duty: duty.test(text), negated: negated.test(text), silent };
}

/** Whether words say that something is nice to have, and nothing else: "preferred", "a plus". */
export function onlyNice(text: string): boolean {
  const rest = folded(text).replace(new RegExp(nice.source, 'g'), ' ');
  return (
    nice.test(folded(text)) &&
    !/[\p{L}\p{N}]{3}/u.test(rest.replace(/\b(?:would|be|but|and|this|that|highly|very|also|is|are)\b/g, ' '))
  );
}
