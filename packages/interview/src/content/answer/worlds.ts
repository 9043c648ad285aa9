import { stemOf } from '../text/lexicon.ts';

const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(stemOf));

/** Words of working life and of training for it, in many trades. */
export const working = stems(
  `shift colleague colleagues manager boss supervisor team customer customers client clients guest guests patient patients
   student students pupil pupils project deadline order orders supplier delivery report meeting company office shop store
   warehouse kitchen ward hospital clinic surgery school class lesson site workshop machine tools system software stock
   invoice budget contract training apprentice apprenticeship staff rota department service appointment quality safety
   schedule equipment maintenance production account accounts email till driver vehicle lorry truck trailer load unit repair
   installed install procedure handover complaint complained booking reservation menu salon case file data director owner
   foreman planner inspector inspection audit payroll tax ledger reconciliation spreadsheet receipts tender quote bid pitch
   prospect campaign launch newsletter website database server code deploy release bug tickets outage logs backup network
   laptop printer helpdesk login nurse doctor consultant dose medication morphine prescription blood oxygen ambulance
   theatre symptoms observations resident carer wheelchair therapy pharmacy pharmacist prescriptions dentist vet teacher
   parents exam curriculum classroom homework headteacher kindergarten nursery boiler pipe pipes valve wiring breaker cable
   voltage insulation socket meter drill concrete scaffold crane plaster timber oak joinery drawings blueprint welding steel
   coil pallet forklift depot route slot dispatch parcel courier packing picker shelf shelves checkout refund supermarket
   covers waiter waiters chef oven dishes allergens supplier bakery barista reception lobby housekeeping check-in passengers
   cabin crew flight captain trolley passenger guard radio patrol incident police emergency alarm tenant landlord estate
   viewing mortgage policyholder claim claims lawyer court hearing contract clause translation manuscript deadline herd
   milking parlour tractor harvest greenhouse hedge client haircut colour appointment factory assembly sensor torque
   prototype calibration sample laboratory shortage supplier sales revenue target quota turnover profit costs employees
   employer employed hired interview vacancy applicants recruiter onboarding volunteers volunteer volunteered charity
   fundraising university college course degree internship placement committee event conference exhibition sponsor
   workplace overtime weekend-shift responsibilities promoted qualification certificate licence standards regulations
   compliance gdpr procedure supervisor trainee trained mentor workload priorities stakeholders sprint backlog roadmap`,
);

/** Words of the time after work. They speak against an answer only where nothing of working life is in it. */
export const leisure = stems(
  `movie movies film cinema netflix series episode television tv beach holiday holidays vacation weather sunny rain snow sunburn
   football soccer basketball tennis match goal league club stadium fan fans game games gaming playstation xbox dragon wizard
   armour quest dog dogs cat cats puppy kitten hamster pet pizza pasta spaghetti carbonara burger chocolate beer wine pub bar
   girlfriend boyfriend wife husband brother sister cousin grandmother grandma grandfather grandpa uncle aunt birthday
   christmas party dancing music concert song songs band guitar piano album singer novel hobby hobbies favourite favorite swim
   swam swimming bike cycling hiking camping fishing mountain mountains lake sea ocean sun moon stars planet climate politics
   election president celebrity tomatoes balcony barbecue recipe cake cook cooked sleep slept bed dream dreams instagram tiktok
   youtube meme friends friend spain italy greece paris bathroom sofa couch livingroom neighbour neighbours breakfast
   dinner lunch snack snacks banana apple bread-roll hair nails makeup shopping mall tourist tourists museum castle horse
   birds zoo planets rocket universe history war king queen`,
);
