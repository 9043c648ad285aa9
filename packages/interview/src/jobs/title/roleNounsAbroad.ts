const list = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** Words for workers in Italian. */
const italian = list(`
  operaio operaia addetto addetta cuoco cuoca pizzaiolo pizzaiola pasticcere pasticciera panettiere cameriere cameriera commesso
  commessa cassiere cassiera magazziniere mulettista autista corriere elettricista idraulico muratore imbianchino carpentiere falegname saldatore
  meccanico tornitore fresatore manutentore giardiniere cantiniere enologo bracciante infermiere infermiera medico farmacista fisioterapista
  ostetrica badante educatore educatrice insegnante maestra maestro docente impiegato impiegata segretario segretaria ragioniere contabile
  ingegnere architetto geometra progettista disegnatore programmatore sviluppatore sviluppatrice avvocato consulente venditore venditrice
  agente responsabile direttore direttrice coordinatore coordinatrice tecnico tecnica parrucchiere parrucchiera estetista sarto sarta portiere
  governante animatore bagnino apprendista tirocinante capocantiere capoturno collaboratore collaboratrice`);

/** Words for workers in Dutch. */
const dutch = list(`
  medewerker medewerkster verpleegkundige verzorgende huisarts apotheker fysiotherapeut tandarts-assistente tandartsassistente doktersassistente
  begeleider begeleidster hulpverlener leraar lerares docent pedagoog onderwijsassistent souschef bakker slager serveerster gastheer gastvrouw
  schoonmaker schoonmaakster magazijnmedewerker orderpicker heftruckchauffeur vrachtwagenchauffeur koerier bezorger monteur elektricien
  loodgieter timmerman metselaar schilder stukadoor dakdekker tegelzetter lasser bankwerker verspaner hovenier tuinman
  boekhouder administrateur salarisadministrateur secretaresse secretaris receptioniste verkoper verkoopster adviseur accountmanager
  inkoper projectleider uitvoerder werkvoorbereider ontwikkelaar programmeur beheerder systeembeheerder ontwerper vormgever tekenaar
  ingenieur jurist advocaat notaris kapper kapster schoonheidsspecialiste beveiliger brandweerman conducteur leidinggevende teamleider stagiair`);

/** Words for workers in Spanish and Portuguese. */
const iberian = list(`
  higienista odontólogo odontóloga veterinario veterinaria matrona celador celadora óptico enólogo bodeguero pastelera panadera
  carnicera pescadero frutero reponedor reponedora almacenista montador montadora ensamblador costurero costurera sastre tapicero cerrajero
  cristalero techador yesero solador ferrallista encofrador gruista topógrafo aparejador delineante arquitecto arquitecta biólogo 
  periodista fotógrafo fotógrafa monitora socorrista entrenador entrenadora psicólogo psicóloga logopeda pedagogo trabajador trabajadora
  secretario secretaria teleoperador teleoperadora promotora captador captadora gobernanta conserje portero jornalero tractorista
  ganadero apicultor cocinera empleado empleada investigador investigadora bibliotecario bibliotecaria
  enfermeiro enfermeira motorista cozinheiro cozinheira eletricista pedreiro engenheiro engenheira professora
  atendente padeiro garçom empregado empregada contabilista gerente`);

/** Words for workers in French and German that are less usual. */
const other = list(`
  vétérinaire opticien opticienne orthophoniste ergothérapeute psychologue sage-femme ambulancier ambulancière brancardier manipulateur manipulatrice
  chocolatier chocolatière confiseur poissonnier poissonnière traiteur pizzaïolo sommelier sommelière réassortisseur étalagiste manutentionnaire
  déménageur routier plaquiste carreleuse façadier étancheur grutier coffreur ferrailleur chaudronnier chaudronnière ajusteur monteur monteuse
  câbleur ébéniste tapissier tapissière sellier couturier couturière maroquinier horloger bijoutier bûcheron élagueur vigneron vigneronne caviste
  maraîcher maraîchère éleveur éleveuse vacher apiculteur bibliothécaire archiviste documentaliste journaliste photographe moniteur monitrice
  maître-nageur entraîneur entraîneuse géomètre dessinateur dessinatrice architecte urbaniste informaticien informaticienne acheteur standardiste
  gouvernante concierge gardien gardienne vigile facteur factrice conseillère accompagnant accompagnante apprenti apprentie stagiaire
  optiker optikerin augenoptiker tierarzt hebamme logopäde logopädin rettungssanitäter notfallsanitäter ergotherapeutin fleischerin bäckermeister
  müllerin brauer imker imkerin schäfer fischwirt forstwirt tierpfleger tierpflegerin schneider schneiderin polsterer raumausstatter uhrmacher
  goldschmied glaser gerüstbauer straßenbauer estrichleger stuckateur bodenleger kranführer baggerfahrer spengler klempner werkzeugmacher
  bibliothekar bibliothekarin archivar journalistin bademeister trainerin azubi auszubildende auszubildender praktikant
  werkstudent werkstudentin kassierer kassiererin zusteller zustellerin botin pförtner`);

/** English words for workers that the longer list lacks. */
const english = list(`
  arranger beekeeper cellarman cellarperson cobbler dressmaker farrier fishmonger fundraiser grower glassblower harpist herder hatter lab-assistant
  leatherworker letterer luthier milliner oiler ostler overseer panelbeater pastrycook piler potter presser puppeteer
  quilter racker ranchhand saddler sawyer sexton silversmith blacksmith stableman steelworker steeplejack stitcher taxidermist thatcher
  turner varnisher vocalist waterman weigher wheelwright woodcutter celebrant chaplain verger bailiff ombudsman clinician hygienist phlebotomist
  optometrist orthoptist prosthetist perfusionist dosimetrist sommelier minder childminder playworker youthworker outreach-worker`);

/** Words for workers in other languages than English, and rarer English ones. */
export const furtherNouns: readonly string[] = [...italian, ...dutch, ...iberian, ...other, ...english];
