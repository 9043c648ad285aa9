import type { Competency } from '../../types.ts';
import { isBland, stemOf } from '../text/lexicon.ts';

/** What questions of one kind are about, and words that answers to them have. */
export interface Theme {
  readonly asks: RegExp;
  readonly stems: ReadonlySet<string>;
  readonly competencies: readonly Competency[];
}

const stems = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(/\s+/)
      .filter((word) => word && !isBland(word))
      .map(stemOf),
  );
const theme = (asks: RegExp, words: string, ...competencies: Competency[]): Theme => ({
  asks,
  stems: stems(words),
  competencies,
});

/** Kinds of questions. A question can be of several; one that is of none is compared by its own words alone. */
export const themes: readonly Theme[] = [
  theme(
    /conflict|disagree|argument|argue|difficult (?:colleague|person|co-?worker|people|conversation)|wanted different|convinc|persuad|against your|clash|tension|settle|got on|get on with|different from yours/i,
    `disagree disagreed disagreement argue argued argument conflict tension upset angry annoyed furious shout shouted complain
     complained complaint opinion view compromise agree agreed talked listen listened apologise apologised apologize sorry calm
     mediate mediated convince convinced persuade persuaded refuse refused insist insisted instead both settle settled discuss
     discussed meeting colleague coworker manager boss chef supervisor side respect objection objected against resist resisted
     sceptical skeptical accept accepted negotiate middle trial tension blame blamed privately coffee understand understood
     reason numbers prefer preferred wanted fair unfair`,
    'teamwork',
  ),
  theme(
    /customer|client|guest|patient|caller|relative|parent|passenger|resident|tenant|buyer|visitor|diner|shopper|complain/i,
    `customer client guest patient caller relative parent mother father daughter son passenger resident tenant buyer visitor
     diner shopper complaint complain complained refund refunded apologise apologised apologize sorry angry upset explain
     explained listen listened replace replaced order booking bill invoice wait waited waiting satisfied return returned offer
     offered thank thanked service table room delivery delivered call called shop counter till account contract visit nurse
     doctor medication ward bed family pain worried frightened reassured appointment review discount voucher manager phone
     email product size fault warranty`,
    'communication',
  ),
  theme(
    /mistake|error|wrong|fail|regret|near miss|misunderst|did not go|didn't go|did not survive|setback|criticis|weakness/i,
    `mistake error wrong forgot forgotten missed overlooked fail failed failure apologise apologised apologize admit admitted
     owned fix fixed correct corrected check checked checklist double report reported honest late broke broken spilled lost
     delete deleted mislabelled confused confusion misread misunderstood misunderstanding assumed fault blame damage damaged
     recall reprint redo redid refund warned confess responsible sorry credit procedure prevent prevented again wasted
     incident investigate lesson learned underestimated careless copied typed`,
    'ownership',
  ),
  theme(
    /deadline|urgent|pressure|priorit|late|rush|overtime|busy|stress|several .{0,20}at once|short(?:-| )staffed|short time|tight|juggl|calm/i,
    `deadline urgent urgency pressure prioritise prioritised prioritize priority priorities late rush rushed hours overtime busy
     queue queued list delay delayed shift staff sick absent schedule rota plan planned postponed postpone split delegate
     delegated emergency order orders peak short tight sorted triage triaged waiting finished first extra minutes calm quick
     phone ringing alarm critical important hour clock weekend night covered triaging staffed`,
    'adaptability',
  ),
  theme(
    /team|colleague|together|co-?worker|cooperat|collaborat|support(?:ed|ing)? (?:someone|a)|help(?:ed)? (?:a|some|out)|contribut/i,
    `team teammate colleague colleagues together helped help share shared support supported cover covered split shift group
     handover handed coordinate coordinated worked partner crew staff apprentice new nurse cook driver engineer designer
     department sales everyone each meeting met agreed brief briefed took over contribute contributed pitched organised
     collaboration collaborated trust listened`,
    'teamwork',
  ),
  theme(
    /\blead|\bled\b|leader|train(?:ed)?\b|taught|teach|mentor|coach|apprentice|trainee|junior|student|delegat|guid|supervis|manag(?:e|ed|ing)|follow(?:ed)? your|grow in|motivat(?:e|ed|ing) (?:a|your|other|people|the)|carried on/i,
    `lead led leader leadership train trained training trainee taught teach mentor mentored coach coached apprentice junior
     student delegate delegated guide guided supervised supervise team responsible starter onboard onboarding showed show
     demonstrated practised motivate motivated encourage encouraged feedback confidence promoted meeting organised organise
     rota assigned brief briefed volunteers convinced suggested started pilot followed adopted weekly progress learn learned
     newcomer staff colleague buddy shadow`,
    'leadership',
  ),
  theme(
    /problem|cause|solv|fault|broke|fix|improv|simpler|easier|better way|process|kept going wrong|bug|analy|investigat|troubleshoot|efficien/i,
    `problem cause found find check checked test tested fault faulty broke broken traced trace compared root fix fixed solve
     solved investigate investigated log logs replaced replace noticed notice simpler idea save saved process improve improved
     improvement quicker faster measured measure repair repaired wired leak error wrong crash crashed failed pattern data
     report machine system pump belt sensor supplier spreadsheet step steps workaround redesigned label labels layout
     reorganised waste wasted delay diagnosed isolated swapped`,
    'problem-solving',
  ),
  theme(
    /explain|simple words|complicated|feedback|present(?:ation|ed)?\b|conversation|communicat|handover|misunderst|told someone|inform|speak(?:ing)? (?:to|in)|wrote|criticism/i,
    `explain explained explaining simple words draw drew drawing picture diagram example compare compared comparison understand
     understood misunderstanding feedback told conversation meeting email call called listen listened translate translated
     showed question questions asked present presented presentation slides audience note notes wrote written leaflet step
     language interpreter plain jargon repeat repeated handover informed update updated private calmly honest specific
     criticism nodded teach-back summary`,
    'communication',
  ),
  theme(
    /change|new (?:system|way|tool|technology|role)|learn|adapt|unexpected|switch|different from|up to date|plan of yours|survive|flexib|pick up|course/i,
    `change changed changes new learn learned learnt learning course courses switch switched moved adapt adapted system training
     trained practise practised practice tutorial manual read different instead plan plans cancelled replaced rebuilt software
     closed lockdown remote online video weeks weekend weekends evenings studied certificate exam asked shadowed improvised
     reorganised rescheduled alternative rearranged migrated merger relocation newsletter journal conference update`,
    'adaptability',
  ),
  theme(
    /\bwhy\b|motivat|interest|draw|attract|appeal|looking for|keeps? you|brought you|yourself|background|career|goal|see yourself|proud to|enjoy|made you|what do you like|want (?:this|to work|to be)/i,
    `because like liked enjoy enjoyed want wanted interested interest work worked years experience company team role career
     trained degree started looking grow love loved training course qualified qualification apprenticeship school study studied
     learn help helping people customers patients children craft trade hands responsibility next step moved apply applied
     applying reputation product mission proud reason grew uncle grandmother father mother volunteer volunteered summer job
     placement internship position industry opportunity challenge skills`,
    'motivation',
  ),
  theme(
    /how (?:do|would|will) you|what (?:do|would|will) you do|check|quality|safe|standard|make sure|ensure|good at this work|doing this job well|start to finish|step by step|walk|keep track|organi[sz]|plan/i,
    `check checked list first then measure measured test tested standard label labels clean safe safety step steps sign signed
     record recorded review reviewed compare compared twice tool tools write written note ask asked report rule rules procedure
     before after temperature date double colleague verify confirm inspect inspected prepare plan order document documented
     count log gloves lock isolate supplier drawing sample calendar priorities customer patient name identity dose track
     spreadsheet backup train`,
    'craft',
  ),
  theme(
    /proud|achiev|accomplish|success|nobody had asked|more than your task|took care of|initiative|promise|ownership|responsib|started|own idea|went beyond|difference|result you/i,
    `proud achieve achieved project built build finished finish result noticed offered started set took volunteer volunteered
     promise promised kept keep deliver delivered idea suggested proposed organised created designed wrote launched introduced
     responsible extra evening weekend own initiative asked manager saved improved grew won award customers goal target deadline
     planned first new repaired restored`,
    'ownership',
    'craft',
  ),
  theme(
    /decision|decide|choose|choice|without all the facts|risk|judg(?:e)?ment|ethic|dilemma|integrity|honest|pressure to/i,
    `decide decided decision choose chose chosen option options risk risky facts information weigh weighed asked choice honest
     refuse refused report reported consequence rule advice consulted supplier doctor manager data estimate estimated guess
     uncertain unknown instead wait waited stop stopped called compared cost safe safety closed cancelled told truth policy
     confidential`,
    'problem-solving',
  ),
  theme(
    /sell|sale|target|quota|deal|prospect|pitch|negotiat|campaign|brand|audience|budget|market/i,
    `sell sold sale sales target targets quota deal deals prospect prospects pitch pitched negotiate negotiated price pricing
     contract closed client customer customers campaign brand audience budget market marketing leads calls conversion clicks
     email emails newsletter landing page spend revenue discount competitor objection demo follow meeting renewal signed offer
     orders post posts content`,
  ),
  theme(
    /strength|weakness|describe yourself|good at|colleagues (?:say|describe)|improve (?:on|about)|develop/i,
    `strength strengths weakness good improve improved improving feedback colleagues manager told patient organised careful
     listening details deadline delegate presenting course practise example project customers team because reliable`,
  ),
];

/** Words of a question that say nothing of what it is about. */
const empty = stems(
  `tell me about describe time when you your yours situation example give us share how what why which would did do does have
   had was were work working worked job question think something someone somebody anything everything people person thing
   things way want most best last first one two really like make made get got use used take took good well day role
   position please us our the an and did could can experience particular recent recently happened happen`,
);

/** What a question is about in its own words. */
export const topicStems = (text: readonly string[]): string[] =>
  [...new Set(text.map(stemOf))].filter((stem) => stem.length > 2 && !empty.has(stem));

/** The kinds that a question is of: by its wording, and where that says nothing by its competency. */
export function themesOf(text: string, competency: Competency | null | undefined): Theme[] {
  const asked = themes.filter(({ asks }) => asks.test(text));
  return asked.length > 0
    ? asked
    : themes.filter(({ competencies }) => competency && competencies.includes(competency));
}
