/**
 * Everyday words that say nothing about a topic, whatever stands around them (`*`: any ending). A word that is neither
 * here nor in the field's own vocabulary counts as a sign that a question is about something else.
 */
export const neutral: readonly string[] = `
  a an the this that these those it its they them their there here he she him her his hers we us our ours one ones
  am is are was were be been being do does did doing done have has had having can could shall should will would may
  might must ought need* want* wish* like* love* hope* going gonna wanna gotta let* please kindly thanks thank
  and or but so because since if then than as of at by for from in into on onto to too with within about after before
  above below between through during against among per via up down off out over under again once yet still just only
  even ever also very really quite rather pretty much many more most less least few little lot lots bit some any all
  both each every either neither other others another same such own else enough almost maybe perhaps probably possibly
  actually basically honestly simply exactly directly currently usually normally always often sometimes soon later
  now today tonight tomorrow yesterday week weeks day days month months year years morning evening afternoon moment
  ago first second last next new old good better best great nice fine ok okay well bad worse right left true sure
  which what whatever whether while where_ever someone something somewhere anything everything anyone everyone
  everybody thing things stuff kind sort way ways case point part place bit side
  know* knew known think* thought guess* suppose* believe* mean* understand* understood wonder* tell* told say* said
  ask asking talk* speak* explain* describ* show* give* gave given take* took taken get gets getting got make* made
  put* use used uses using useful user users go goes went gone come* came keep keeps look* looking see seen seem* feel*
  felt try* help* work* happen* mean call* called turn* set* click* press* button* buttons tap page pages site website
  web screen option* settings setting menu tab window laptop computer desktop pc device* machine
  my mine your yours me myself yourself himself i you who whom whose when where why how yes no not nor
  possible impossible able unable easy easily hard difficult simple quick quickly fast slow slowly long short big small
  whole half full empty main different similar important necessary clear interesting interested curious worried
  hi hello hey dear sir madam bye sorry welcome excuse
  two three four five six seven eight ten twenty hundred zero number numbers amount
  friend* colleague* wife husband brother sister mother father mum mom dad boss manager partner guy team
  immediately straight away anyway though although however instead besides except without until till
  decide decided chose choose* pick buy bought order service* product* offer* provide* using
  recently recent already suddenly finally eventually generally especially details detail info information
  read* watch* wait* waiting stay* leave* left open* close* closed enter* entered write* wrote written send
  hear* heard listen* sit home house office room rooms language
  name named does_it want idea ideas fact facts example examples instance reason reasons
  person people man woman guys folks anybody nobody somebody
  expect* remember* forget require* required needed happens add* added adding change changing check checking
  move* run* stand* lose* spend* save* real really live living life world
  im ive ill id youre its thats whats hows wheres lets theres dont cant wont doesnt didnt isnt
  pls plz thx u ur r btw asap hmm um oh ah wow cool awesome perfect lol etc
  hired applying apply applied application* career graduate student students university school
  able accept* accident* according achieve* across act acts add* advance afford* afraid agree ahead alike alive
  alone along apart appear* appreciate* approach* appropriate around arrange* arriv* attach* attempt* attend* automatic*
  avoid* away aware awful back base* basic beautiful become* became behave* behind belong* beneath beyond
  blame* bother* break* brief* bring* brought broke build* busy care* careful* carry carries catch cause* certain*
  choice* claim* clean code codes collect* combin* comfortable common complet* concern* confirm* confus*
  consider* consist* contain* content convenient count* cover* creat* current cut daily
  deal* deep* depend* deserve* desire* despite determin* develop* differ* discuss* display* disturb*
  doubt* drop* due eager earn* effect* effort* emergency enable* encourage* enjoy* ensure*
  entire* event* evidence excellent exist* extra extreme* false familiar far farther favour* favor* figure* fill* final*
  finds finding fit fits fix* follow* force* form forms forward frequent* fresh front fun further gain* gentle glad
  grateful great grow* guide* habit* handle* happy hardly harm* hate* head held hence hide* high* hint hints hold*
  honest* huge hurry ignore* imagine* impress* increase* indeed independent individual* inform* initial inside instant*
  intend* involve* item* join* keen kept key kind* lack* land* last* lately lead* learn* level* lie light* line lines
  list* local loud* low lower luck* lucky major manage* manner mark* matter* maximum meaning meant meet* mention* mess*
  method* middle mind* minimum miss* mix* modern mutual natural* near* necessar* normal* notice* obvious* occur* odd
  official* ongoing opinion* opportunity opposite ordinary organi* otherwise outside overall pack pair particular* past
  path pattern* perfect* perform* permanent* physical* piece* plain* plus polite* popular practical* precise* prefer*
  present* prevent* principle* prior problem* proceed* process* professional* proof proper* protect* prove* public* pull*
  purpose* push* quality quiet* raise* random* range* rare* reach* react* realis* realiz* realistic* recommend* reduce*
  refer* regard* regular* reject* relat* relevant rely reliable remain* replace* represent* request* resolve* respect*
  respond* rest return* reveal* rid rise rough* round routine rule rules same satisf* section* seek* select* sense*
  separate* series serious* serve* several severe sharp* sight sign* silly similar* situation* size* slight* smooth*
  solve* somehow sort* source* special* specific* spot* stage* standard* state* step* straight* strange* strict* strong*
  struggl* stuck style* subject* submit* succe* sudden* suffer* suggest* suit* supply surpris* suspect* tag* target*
  task* teach* technical* terrible* therefore thorough* throughout thus tiny tip* tired together tool* top topic*
  total* touch* tough* toward* trick* trust* truth typical* ugly unclear unfortunate* unless unlike* unusual upset
  urgent* usual* value* variety various version* via visible visit* waste* weird whenever wherever whichever wide*
  willing* wonderful word* worry* worse worst mr mrs ms regards
  walk* through died halfway mobile future monday tuesday wednesday thursday friday saturday sunday upcoming nobody
  exact* purpose* mostly roughly approximately whatsoever greatest biggest forgot* spoke goes doing lets mid early
  earlier date dates software program* expression* copy gone keep* rating marketing note notes background person
  basis tax enter* afterwards beginning certain* allowed several latest inside satisf* accountant* possible wish*
  whom hour hours half minute minutes couple dozen thousand percent rather yesterday whole piece bits begin* began
  drop* drag* scroll* tick* box boxes field fields list menu top bottom corner icon page* click* touch* swipe* zoom
  screen* photo picture* logo colour* color* text word sentence* paragraph letter* character* spelling grammar
  learn* practic* reading reader writing speaker listen* hearing talked spoken conversation* meeting* discussion*
  sister brother wife husband boyfriend girlfriend neighbour* neighbor* nephew niece uncle aunt cousin roommate
  borrow* lend lent broke broken fault fair unfair guess* confus* puzzl* annoy* angry sad glad excited
  ahead beforehand meanwhile overnight immediately promptly quick* slowly gradual* frequently rarely seldom twice once
  wanna gonna kinda sorta maybe perhaps apparently obviously clearly literally absolutely totally completely entirely
  hopefully unfortunately luckily strangely weirdly somehow
`
  .split(/\s+/)
  .filter(Boolean);
