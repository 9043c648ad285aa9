import { furtherNouns } from './roleNounsAbroad.ts';

const list = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** Words that end a job's title in English. */
const english = list(`
  accountant actor actress actuary administrator adviser advisor agent aide analyst anaesthetist announcer apprentice
  arborist architect artist artworker assembler assessor assistant associate attendant attorney auctioneer auditor
  baker banker banksman barber barista bartender barman barmaid beautician beekeeper bookkeeper boilermaker bricklayer broker
  builder butcher butler buyer cabinetmaker captain caregiver carer caretaker carpenter cashier caterer chauffeur chef
  chemist chiropractor cleaner clerk coach coder collector colorist colourist companion compositor concierge conductor
  conservator consultant controller conveyancer cook coordinator co-ordinator copywriter cosmetologist counsel counsellor
  counselor courier craftsman craftsperson creator crew curator custodian dancer decorator dentist deputy designer
  detective detailer developer dietician dietitian director dispatcher dispenser diver doctor dockworker draftsman
  draughtsman dresser driver economist editor educator electrician electronics embalmer engineer engraver erector
  esthetician estimator examiner executive expert fabricator facilitator farmer farmhand farmworker fellow firefighter
  fisherman fitter fixer florist foreman forester forwarder founder framer fundraiser gamekeeper gardener geologist
  glazier goldsmith governess grader greenkeeper groom groomer groundskeeper groundsman groundsperson groundworker guard guide
  hairdresser hand handler handyman handyperson head helper herdsman herdsperson host hostess hostler housekeeper
  hygienist illustrator inspector installer instructor intern interpreter interviewer investigator janitor jeweller
  joiner journalist judge keeper keyholder labourer laborer landscaper lawyer lead leader lecturer librarian lifeguard
  linguist loader locksmith machinist maid maker manager marketer mason masseur masseuse mate mechanic mechatronics mediator
  merchandiser messenger microbiologist midwife milker miller millwright miner moderator moulder musician nanny navigator
  negotiator neurologist notary nurse nurseryman nutritionist officer operative operator optician optometrist orderly
  organiser organizer originator packer painter paralegal paramedic partner pathologist patternmaker paver pharmacist
  phlebotomist photographer physician physicist physiotherapist picker pilot pipefitter planner plasterer plumber podiatrist
  policeman porter postman practitioner presenter president preparer principal printer processor producer professor
  programmer projectionist promoter proofreader provider psychiatrist psychologist purchaser purser radiographer
  radiologist ranger realtor receptionist recruiter registrar repairer repairman repairperson reporter rep
  representative researcher rider rigger roofer sailor salesman salesperson saleswoman scaffolder scheduler scientist
  scientists scrum-master seamstress secretary seller server setter setter-operator shepherd shipwright shopkeeper signwriter
  singer slinger social-worker solicitor sommelier sonographer sorter specialist stacker steward stewardess stocker
  stockman stonemason storekeeper storeman storeperson strategist stylist superintendent superviser supervisor surgeon
  surveyor tailor teacher teamleader technician technologist telemarketer telephonist teller tester therapist tiler
  toolmaker trader trainee trainer translator traveller treasurer trimmer tutor typist undertaker underwriter upholsterer
  usher valet valuer vet veterinarian videographer vintner volunteer waiter waitress waiting walker warden warehouseman
  warehouseperson watchmaker weaver welder winemaker woodworker worker wright writer zookeeper master owner bartenders
  webmaster sysadmin generalist cheesemaker preparator embalmer sommelier auditor technologist hygienist mountmaker glassblower thatcher generalists paraprofessional captain hand groomsman lumberjack linesman lineman roustabout deckhand seafarer boatswain bosun stagehand
  supporter member planner wrangler caseworker salesforce pharmacologist epidemiologist statistician mathematician physiologist ecologist biologist
  botanist zoologist archaeologist historian anthropologist sociologist criminologist teaching-assistant tattooist
  piercer aesthetician reflexologist masseuse osteopath audiologist orthodontist embryologist cytologist geneticist sommelière barback busser runner dishwasher expeditor picker-packer paviour groundman
  sous-chef patissier pâtissier boulanger colleague generalist controller planner practitioner responder bodyguard doorman bouncer checker`);

const german = list(`
  kraft fachkraft hilfskraft helfer assistent assistentin leiter leiterin mitarbeiter mitarbeiterin mitarbeiter/in berater beraterin
  pfleger pflegerin krankenpfleger krankenschwester fachangestellte fachangestellter angestellte angestellter
  kaufmann kauffrau kaufleute verkäufer verkäuferin koch köchin kellner kellnerin bäcker bäckerin konditor konditorin metzger
  fleischer elektriker elektrikerin elektroniker elektronikerin mechaniker mechanikerin mechatroniker mechatronikerin
  schlosser schweißer schweisser tischler tischlerin schreiner schreinerin maurer maler malerin lackierer dachdecker
  zimmerer zimmermann fliesenleger installateur anlagenmechaniker monteur fahrer fahrerin kraftfahrer berufskraftfahrer
  kommissionierer lagerist lageristin staplerfahrer disponent disponentin erzieher erzieherin lehrer lehrerin lehrkraft
  sozialarbeiter sozialpädagoge sozialpädagogin ingenieur ingenieurin techniker technikerin entwickler entwicklerin
  programmierer informatiker fachinformatiker administrator designer designerin gestalter gestalterin redakteur redakteurin
  buchhalter buchhalterin controller controllerin steuerfachangestellte steuerberater sachbearbeiter sachbearbeiterin
  sekretär sekretärin referent referentin arzt ärztin zahnarzt zahnärztin apotheker apothekerin laborant laborantin
  chemielaborant friseur friseurin kosmetikerin kosmetiker gärtner gärtnerin landwirt landwirtin winzer florist floristin
  hausmeister hausmeisterin reinigungskraft zimmermädchen rezeptionist rezeptionistin hotelfachfrau hotelfachmann
  anwalt anwältin rechtsanwalt rechtsanwältin jurist juristin notarfachangestellte rechtsanwaltsfachangestellte
  zerspanungsmechaniker maschinenbediener maschinenführer industriemechaniker produktionshelfer produktionsmitarbeiter
  bauleiter polier architekt architektin therapeut therapeutin physiotherapeut physiotherapeutin ergotherapeut
  betreuer betreuerin altenpfleger altenpflegerin pflegefachmann pflegefachfrau pflegefachkraft pflegehelfer
  sicherheitsmitarbeiter wachmann objektleiter filialleiter teamleiter abteilungsleiter projektleiter projektmanager manager
  managerin vertriebsmitarbeiter außendienstmitarbeiter einkäufer einkäuferin personalreferent recruiter übersetzer übersetzerin
  dolmetscher vermesser polizist feuerwehrmann pilot flugbegleiter fluggerätmechaniker lokführer triebfahrzeugführer
  servicekraft küchenhilfe spüler barkeeper restaurantleiter küchenchef souschef`);

const romance = list(`
  infirmier infirmière aide-soignant aide-soignante soignant soignante médecin pharmacien pharmacienne kinésithérapeute auxiliaire assistant assistante
  secrétaire comptable gestionnaire chargé chargée responsable directeur directrice chef cuisinier cuisinière commis serveur
  serveuse barman boulanger boulangère pâtissier pâtissière boucher électricien électricienne plombier plombière chauffagiste maçon peintre
  menuisier menuisière charpentier couvreur carreleur soudeur soudeuse usineur tourneur fraiseur technicien technicienne mécanicien mécanicienne
  conducteur conductrice chauffeur cariste magasinier magasinière préparateur préparatrice livreur livreuse vendeur vendeuse
  caissier caissière conseiller conseillère commercial commerciale ingénieur ingénieure développeur développeuse graphiste rédacteur
  rédactrice traducteur traductrice professeur professeure enseignant enseignante éducateur éducatrice animateur animatrice formateur
  formatrice avocat avocate juriste agent opérateur opératrice ouvrier ouvrière jardinier jardinière paysagiste agriculteur coiffeur coiffeuse
  esthéticienne réceptionniste employé employée hôte hôtesse hôte/hôtesse analyste consultant consultante acheteur acheteuse
  enfermero enfermera enfermero/a auxiliar médico médica farmacéutico farmacéutica fisioterapeuta cuidador cuidadora administrativo administrativa
  contable gestor gestora responsable director directora jefe jefa cocinero cocinera camarero camarera panadero pastelero carnicero
  electricista fontanero albañil pintor carpintero soldador soldadora tornero fresador mecánico mecánica técnico técnica conductor conductora
  repartidor repartidora carretillero mozo moza almacenero dependiente dependienta vendedor vendedora cajero cajera comercial asesor asesora
  ingeniero ingeniera desarrollador desarrolladora programador programadora diseñador diseñadora redactor redactora traductor traductora
  profesor profesora maestro maestra educador educadora abogado abogada operario operaria peón jardinero jardinera agricultor
  peluquero peluquera esteticista recepcionista camarera/o limpiador limpiadora vigilante encargado encargada analista
  especialista experto experta coordinador coordinadora ayudante oficial agente ejecutivo ejecutiva representante consultor consultora supervisor supervisora
  spécialiste coordinateur coordinatrice superviseur manageur opérateur-régleur régleur préparatrice second plongeur femme valet
  infermiere infermiera cameriere cameriera cuoco cuoca commesso commessa magazziniere autista elettricista idraulico impiegato impiegata contabile
  verpleegkundige medewerker chauffeur kok verkoper magazijnmedewerker monteur elektricien`);

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00df/g, 'ss')
    .toLowerCase();

const nouns = new Set([...english, ...german, ...romance, ...furtherNouns].map(fold));
const englishNouns = new Set(english.map(fold));
/** German and Dutch write titles in one word, so their ends are looked for: "Küchenhilfe", "Bauhelfer". */
const germanEnds =
  /(?:kraft|helfer(?:in)?|hilfe|leiter(?:in)?|mitarbeiter(?:in)?|berater(?:in)?|pfleger(?:in)?|kaufmann|kauffrau|verkaufer(?:in)?|mechaniker(?:in)?|elektroniker(?:in)?|techniker(?:in)?|fahrer(?:in)?|arbeiter(?:in)?|entwickler(?:in)?|ingenieur(?:in)?|fachmann|fachfrau|bediener(?:in)?|fuhrer(?:in)?|betreuer(?:in)?|padagog(?:e|in)|bauer(?:in)?|assistent(?:in)?|angestellte[r]?|meister(?:in)?|lehrer(?:in)?|therapeut(?:in)?|laborant(?:in)?|schwester|koch|arzt|arztin|anwalt|anwaltin|planer(?:in)?|manager(?:in)?|designer(?:in)?|redakteur(?:in)?|macher(?:in)?|medewerk(?:er|ster)|assistente|begeleid(?:er|ster)|monteur|chauffeur|adviseur|administrateur|beheerder|verkoper|leger|bauer)$/;

const singular = (word: string): string => {
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Whether a word alone names a kind of worker, in English, German, French, Spanish and some of Italian and Dutch. */
export function isRoleNoun(word: string): boolean {
  const key = fold(word)
    .replace(/[(/*:].*$/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (key.length < 3) return false;
  if (nouns.has(key) || nouns.has(singular(key)) || (key.length > 9 && germanEnds.test(key))) return true;
  const part = key.split('-').at(-1) ?? '';
  return part !== key && nouns.has(part);
}

/** Nouns that alone name no job: "another pair of hands", "reports to the manager". */
const bodies = new Set('hand head member mate lead guide fellow companion master second'.split(' '));
const vague = new Set(
  `assistant associate partner helper manager supervisor director colleague owner leader officer agent specialist expert
   professional representative executive mitarbeiter kraft leiter responsable chef medewerker`.split(/\s+/),
);

/** Whether a title is a bare noun that says nothing of the work; `strict` where nothing else says that it is a title. */
export function isGeneric(title: string, strict = false): boolean {
  const key = singular(fold(title));
  return bodies.has(key) || (strict && vague.has(key));
}

/** Whether an English job title ends with this word. */
export const isEnglishRoleNoun = (word: string): boolean => {
  const key = fold(word).replace(/[^\p{L}-]/gu, '');
  return englishNouns.has(key) || englishNouns.has(singular(key));
};
