/** Job titles that the bank has no questions for, but that plainly name a role when they are said. */
export const otherRoles: ReadonlySet<string> = new Set(
  `actor actuary architect astronomer babysitter barber beautician beekeeper bricklayer builder butcher buyer
  caretaker carpenter caterer childminder cleaner coach conductor consultant counsellor counselor courier curator
  decorator dentist designer dietitian diplomat director doctor editor farmer filmmaker firefighter fisherman
  florist footballer forester  gamekeeper gardener geologist goldsmith groundskeeper hairdresser
  historian illustrator interpreter investigator janitor jeweller journalist judge landscaper lawyer
  librarian lifeguard locksmith machinist magician mason meteorologist miner model musician nanny notary optician
  optometrist painter paralegal paramedic pharmacist photographer physicist physiotherapist pilot plasterer
  politician postman potter priest printer psychologist publisher radiographer ranger recruiter
  reporter researcher roofer sailor scaffolder scientist seamstress secretary shepherd shoemaker
  singer soldier solicitor stonemason stylist surgeon surveyor tailor therapist tiler trainer
  translator undertaker upholsterer vet veterinarian violinist watchmaker welder winemaker writer zookeeper`.split(
    /\s+/,
  ),
);
