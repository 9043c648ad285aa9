import { matchesIn, tokensOf } from '@viva/understanding';

/** What is said about a skill rather than being one: amounts, strengths, ways of having it. Taken off the front again and again. */
const lead =
  /^(?:and|or|&|plus|also|the|an?|your|our|some|any|all|own|must|should|you|you'll|you've|will|we|need|needs?|want|have|has|having|hold|holds|possess|bring|show|shown|be|been|being|are|is|at|least|minimum|min\.?|up|to|over|more|than|around|about|of|in|with|for|on|using|by|from|within|\d+\+?(?:[-\u2013]\d+)?|one|two|three|four|five|six|years?'?|yrs?|months?'?|jahre\w*|experienced?|expertise|knowledge|understanding|proficien(?:t|cy)|familiar(?:ity)?|ability|able|capable|capability|confident|comfortable|competent|competenc[ey](?= (?:in|with) )|skilled|skills?|trained|training|background|track|record|exposure|qualified|qualification|working|work|hands-on|practical|previous|prior|proven|demonstrated|demonstrable|strong|solid|sound|good|great|excellent|basic|advanced|deep|thorough|first|in-depth|current|valid|full|recent|relevant|significant|extensive|considerable|substantial|professional|commercial|clear|exceptional|outstanding|superb|high|level|degree|essential|required|necessary|mandatory|active|accurate|unrestricted|well-developed|erfahrung(?:en)?|kenntnisse?|gute[rns]?|sehr|fundierte|sichere[rn]?|umgang|mit|im|in|der|die|das|den|dem|und|von|sicher|mehrj\u00e4hrige|berufserfahrung|exp\u00e9rience|ma\u00eetrise|connaissances?|bonne|de|du|des|la|le|les|l'|d'|et|une?|notions?|exp\u00e9riment\u00e9e?|pratique|utilisation|experiencia|conocimientos?|manejo|dominio|m\u00ednima?|buen[oa]?s?|capacidad|en|con|y|el|los|las|esperienza|conoscenz[ae]|capacit\u00e0|competenz[ae]|buon[aoe]?|ottim[aoe]|minim[ao]|uso|utilizzo|padronanza|possesso|nella?|nel|sull[ae]|del(?:la|le|lo|l')?|dei|degli|di|gli|il|lo|i|e|ervaring|kennis|goede|beheersing|ruime|enige|vaardig|bekend|aantoonbare|met|van|het|een|en|je|hebt|bent)\s+/i;
const tail =
  /\s+(?:experience|familiarity|designation|knowledge|background|expertise|ability|abilities|is|are|be|required|essential|needed|necessary|preferred|mandatory|a must|must|desirable|erforderlich|notwendig|vorausgesetzt|von vorteil|exig\u00e9e?s?|souhait\u00e9e?s?|indispensable|requerid[oa]|imprescindible|role|environment|setting|position|etc\.?|and|or|in|with|of|to|for)$/i;

/** What some abilities are called: "Excel skills" are Excel, but "knife skills" are no knife. */
const skills = /\s+skills?$/i;

function withoutSkills(text: string): string {
  const shorter = text.replace(skills, '');
  const tokens = tokensOf(shorter);
  const said = tokens.length > 1 || /ing$/i.test(shorter) || matchesIn(shorter, tokens, 1).length > 0;
  return said ? shorter : text;
}

/** A requirement without what is said about it: "five years of experience with Kafka" is "Kafka". */
export function bareSkill(raw: string): string {
  let text = raw
    .replace(/(?<!\p{L})\(|\)(?!\p{L})|["\u201c\u201d]/gu, ' ')
    .replace(/^[\s:.,;!?*-]+|[\s:.,;!?*-]+$/g, '')
    .replace(/\s+/g, ' ');
  for (let round = 0; round < 12; round += 1) {
    const shorter = withoutSkills(text.replace(lead, '').replace(tail, ''));
    if (shorter === text) break;
    text = shorter;
  }
  return text.trim();
}
