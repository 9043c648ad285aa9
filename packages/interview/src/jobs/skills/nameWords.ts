const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words that no name goes on over. */
const breaking = set(`
  a an the and or of in on at by to from with without for as per under over into onto off up down out about across
  around through throughout during before after between within against via plus than then that which who whom whose
  what when where while if because since so but not no nor yet also only just even both either neither all any each
  every some many much most more less several various other another such same own this these those there here my your
  our their his her its you we they i he she it them us is are was were be been being am do does did done has have
  had having will would shall should can could may might must using used use including include includes like e.g i.e
  etc incl ideally preferably preferred required essential desirable needed mandatory necessary needs need bonus
  asset advantage welcome together towards toward ready able willing until come comes get gets getting know knows
  knowing go goes make makes making leads takes taking give gives keep keeps keeping let lets put puts see sees set
  sets`);

/** Words before a name that say how much or what kind, and are no part of it. */
const loose = set(`
  good great strong solid sound excellent basic advanced deep thorough working current valid full recent relevant
  proven small large big simple complex daily weekly monthly yearly annual quarterly new old own real proper some
  little decent tidy first second third next last high low wide broad general typical regular routine occasional
  first-hand hands-on clear outstanding better best familiar confident comfortable competent experienced fluent
  minimum least years year months month hours days day week ongoing overall main key core similar different active
  accurate unrestricted enough part previous alleged older missing one two three four five six ten monday tuesday
  wednesday thursday friday saturday sunday`);

/** Words behind a name that are no part of it. */
const trailing = set(`
  experience skills skill knowledge expertise background ability abilities preferred required essential desirable
  needed mandatory etc environment setting settings certified freshers candidates candidate people customers clients
  patients guests staff colleagues team teams daily weekly monthly well correctly accurately sensitively regularly
  today tomorrow please yes role roles basics inside standard fit issues matters work exposure times get checks
  yourself process recommendations once nobody others one along yrs yr how morning evening night when where why fully
  twice four three two`);

/** Whether a word ends what stands before it. */
export const breaks = (word: string): boolean =>
  breaking.has(word.toLowerCase()) || /['\u2019](?:d|ll|ve|re|t|m)$/i.test(word);

/** Whether a word only says how much or what kind. */
export const isLoose = (word: string): boolean => loose.has(word.toLowerCase());

/** Whether a word may stand in front of what was read of a name. */
export const opensName = (word: string): boolean =>
  /^\p{L}[\p{L}\p{N}.\u2019'-]+$/u.test(word) && !isLoose(word) && !/(?:ly|['\u2019]s?)$/i.test(word);

/** Whether a word may stand behind what was read of a name. */
export const closesName = (word: string): boolean =>
  /^\p{L}[\p{L}\p{N}.\u2019'/-]+$/u.test(word) &&
  !trailing.has(word.toLowerCase()) &&
  !/(?:ly|[^e]ed)$|^exp\w*nce$/i.test(word);
