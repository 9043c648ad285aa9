/** Job titles that the bank has no questions for, but that plainly name a role when they are said. */
export const otherRoles: ReadonlySet<string> = new Set(
  `actor actuary architect astronomer babysitter barber beautician beekeeper bricklayer builder butcher buyer
  caretaker carpenter caterer childminder cleaner coach conductor consultant counsellor counselor courier curator
  decorator dentist designer dietitian diplomat director doctor editor engineer farmer filmmaker firefighter fisherman
  florist footballer forester funeral director gamekeeper gardener geologist goldsmith groundskeeper hairdresser
  historian illustrator interpreter investigator janitor jeweller journalist judge laboratory assistant landscaper lawyer
  librarian lifeguard locksmith machinist magician mason meteorologist miner model musician nanny notary optician
  optometrist painter paralegal paramedic pharmacist photographer physicist physiotherapist pilot plasterer
  police officer politician postman potter priest printer psychologist publisher radiographer ranger recruiter
  reporter researcher roofer sailor scaffolder scientist seamstress secretary security guard shepherd shoemaker
  singer social worker soldier solicitor stonemason stylist surgeon surveyor tailor therapist tiler trainer
  translator undertaker upholsterer vet veterinarian violinist watchmaker welder winemaker writer zookeeper`
    .split(/\s+/)
    .filter(
      (word) =>
        !['funeral', 'assistant', 'laboratory', 'police', 'officer', 'security', 'guard', 'social'].includes(word),
    ),
);
