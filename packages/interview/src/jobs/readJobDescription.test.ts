import { describe, expect, it } from 'vitest';
import { readJobDescription } from './readJobDescription.ts';

const skillsOf = (text: string) => readJobDescription(text).required_skills;
const titleOf = (text: string) => readJobDescription(text).suggested_title;

describe('required and nice to have', () => {
  it('leaves out what is only nice to have, under its own heading or in a clause', () => {
    expect(
      skillsOf('Baker\nRequirements\n- Sourdough\n- Lamination, cake decorating is a plus\nNice to have\n- Sugar work'),
    ).toEqual(['Sourdough', 'Dough preparation']);
    expect(skillsOf('You must know Xero. QuickBooks would be an advantage.')).toEqual(['Xero']);
    expect(skillsOf('You must know Xero. Experience of QuickBooks, Sage and Excel is a plus.')).toEqual(['Xero']);
    expect(skillsOf('Anforderungen\n- Buchhaltung\n- DATEV (von Vorteil)')).toEqual(['Bookkeeping']);
  });

  it('takes what is nice to have when there is nothing else', () => {
    expect(skillsOf('Waiter\nNice to have\n- Wine knowledge')).toEqual(['Wine knowledge']);
  });

  it('puts what is indispensable first and manners last', () => {
    const skills = skillsOf('Requirements\n- Teamwork\n- Route planning\n- Forklift licence is essential');
    expect(skills).toEqual(['Forklift licence', 'Route planning', 'Teamwork']);
  });

  it('does not require what is said not to be needed', () => {
    expect(skillsOf('Cleaner\nRequirements\n- No experience of floor care needed\n- Window cleaning')).toEqual([
      'Window cleaning',
    ]);
  });
});

describe('duties', () => {
  const duties = 'Duties\n- Menu planning\n- Stock control';

  it('add what they show, after all that is required', () => {
    const required = ['Knife skills', 'HACCP', 'Grilling', 'Sauces'];
    const text = (count: number) =>
      `Line Cook\n${duties}\nRequirements\n${required
        .slice(0, count)
        .map((skill) => `- ${skill}`)
        .join('\n')}`;
    for (const count of [3, 4]) {
      expect(skillsOf(text(count)).slice(0, count).sort()).toEqual(required.slice(0, count).sort());
      expect(skillsOf(text(count)).slice(count)).toEqual(['Menu planning', 'Stock control']);
    }
  });

  it('add nothing that the title says already', () => {
    expect(skillsOf('Plumber\nDuties\n- Plumbing\nRequirements\n- Driving licence')).toEqual(['Driving licence']);
  });

  it.each([
    ['Monitor anaesthesia', 'Anaesthesia monitoring'],
    ['Schedule appointments', 'Appointment scheduling'],
    ['Verify insurance', 'Insurance verification'],
    ['Plan and deliver lessons', 'Lesson planning'],
  ])('name a skill in any form and order: %s', (duty, skill) => {
    const [found] = skillsOf(`Assistant\nDuties\n- ${duty}`);
    expect(found?.toLowerCase()).toContain(skill.toLowerCase());
  });

  it('are not read across clauses', () => {
    expect(
      skillsOf('Assistant\nDuties\n- Set the table with care for design, plan lunch. Lessons are upstairs'),
    ).toEqual([]);
  });
});

describe('words that mean other things too', () => {
  it.each([
    ['You excel at meeting people and react to change. Take a rest. Experience in retail needed.', ['Retail sales']],
    ['We need you to go the extra mile, as seen on TV. You have experience of gardening.', ['Gardening']],
    ['You will inspect hives, climb with rigging and own retention. You have experience of gardening.', ['Gardening']],
    [
      'You type 40 words a minute and dispatch crews. A level 2 qualification in gardening is essential.',
      ['Gardening'],
    ],
    ['Polish glasses before service. You have experience of wine service.', ['Wine service']],
  ])('%s', (text, skills) => expect(skillsOf(text)).toEqual(skills));

  it('are skills where they stand beside their trade', () => {
    expect(skillsOf('Requirements: Go, Rust and PostgreSQL')).toEqual(['Go', 'Rust', 'PostgreSQL']);
    expect(skillsOf('Requirements: statistics in R or Python')).toContain('R');
    expect(skillsOf('You speak fluent Polish and English.')).toEqual(['Polish', 'English']);
  });
});

describe('skills that no vocabulary knows', () => {
  it('are taken from a list of requirements, without what is said about them', () => {
    expect(skillsOf('Requirements\n- Minimum 3 years of experience with the XYZ-9 press')).toEqual(['XYZ-9 press']);
    expect(skillsOf('What you need\n- Solid knowledge of falconry')).toEqual(['Falconry']);
  });

  it('are each taken from a list beside one that is known', () => {
    expect(skillsOf('Baker\nRequirements\n- Sourdough, crimping, proofing and oven work')).toEqual([
      'Sourdough',
      'Crimping',
      'Proofing',
      'Oven work',
    ]);
  });

  it('are taken from prose behind words for knowing', () => {
    expect(skillsOf("A sound knowledge of children's literature is essential.")).toEqual(["Children's literature"]);
    expect(skillsOf('Groomer wanted. Experience with poodles, creative colouring and ear plucking.')).toEqual(
      expect.arrayContaining(['Poodles', 'Ear plucking']),
    );
  });

  it('are taken from short lines below the title when some of them are known', () => {
    const lines = 'Tree Surgeon\nTree surgery\nChipper operation\nAerial rescue\nDriving licence';
    expect(skillsOf(lines)).toEqual(expect.arrayContaining(['Chipper operation', 'Aerial rescue', 'Driving licence']));
    expect(skillsOf('Teacher\nHillside Academy\nNorth Wing\nPlumstead')).toEqual([]);
  });

  it('are taken from lines below a sentence that asks for them', () => {
    const text =
      'Deckhand\n\nExperience with any of these helps you:\n\nCreel hauling\nNet mending\nSplicing\n\nWe sail at six.';
    expect(skillsOf(text)).toEqual(expect.arrayContaining(['Creel hauling', 'Net mending', 'Splicing']));
  });

  it('are papers where the text asks for a degree or a registration', () => {
    expect(skillsOf('Requirements\n- Degree in town planning or similar')).toEqual(['Town planning degree']);
    expect(skillsOf('You must be registered with the General Optical Council.')).toEqual([
      'General Optical Council registration',
    ]);
  });

  it('are not made of conditions, hopes or sentences', () => {
    expect(
      skillsOf(
        'Requirements\n- Willing to work weekends\n- A positive attitude and a smile\n- Must live within 20 miles\n- Able to lift 25 kg\n- Right to work in the UK\n- Under 35 and unmarried',
      ),
    ).toEqual([]);
  });
});

describe('shapes', () => {
  const parts = ['Fitter', 'Requirements:', '- Hydraulics', '- Pneumatics', 'Benefits:', '- Pension'];
  const expected = ['Hydraulics', 'Pneumatics'];

  it.each([
    ['Windows line ends', parts.join('\r\n')],
    ['old Macintosh line ends', parts.join('\r')],
    ['markdown', '# Fitter\n## Requirements\n* Hydraulics\n* Pneumatics\n## Benefits\n* Pension'],
    ['bold', '**Fitter**\n**Requirements**\n\u2022 Hydraulics\n\u2022 Pneumatics\n**Benefits**\n\u2022 Pension'],
    ['capitals', 'FITTER\nREQUIREMENTS\n1. Hydraulics\n2. Pneumatics\nBENEFITS\n1. Pension'],
    ['HTML', '<h1>Fitter</h1><h2>Requirements</h2><ul><li>Hydraulics<li>Pneumatics</ul><h2>Benefits</h2><p>Pension'],
    ['Spanish headings', 'Fitter\nRequisitos:\n- Hidráulica\n- Neumática\nOfrecemos:\n- Seguro médico'],
    ['French headings', 'Fitter\nProfil recherché\n- Hydraulique\n- Pneumatique\nNous offrons\n- Mutuelle'],
    ['German headings', 'Fitter\nDas bringst du mit\n- Hydraulik\n- Pneumatik\nWir bieten\n- 30 Tage Urlaub'],
  ])('%s', (_shape, text) => {
    const reading = readJobDescription(text);
    expect(reading.suggested_title).toBe('Fitter');
    expect(reading.required_skills).toEqual(expected);
  });

  it('reads everything on one line', () => {
    const reading = readJobDescription(
      'Fitter - Leeds We are a family firm with a long history and a bright yard, and we would like to hear from you soon. Requirements: - Hydraulics - Pneumatics - Forklift licence Benefits: - Pension - Free parking',
    );
    expect(reading.suggested_title).toBe('Fitter');
    expect(reading.required_skills).toEqual(['Hydraulics', 'Pneumatics', 'Forklift licence']);
  });
});

describe('titles', () => {
  it.each([
    ['Job title: SENIOR ACCOUNTANT (m/w/d)', 'Senior Accountant'],
    ['Now hiring: Dental Assistant - $22/hr - Austin, TX', 'Dental Assistant'],
    ['URGENT!!! 5 x Warehouse Operatives needed in Leeds - immediate start', 'Warehouse Operative'],
    ['We are looking for a passionate Head Chef to join our team in London.', 'Head Chef'],
    ['Mitarbeiter im Kundenservice (m/w/d)', 'Mitarbeiter im Kundenservice'],
    ['Nous recherchons un(e) comptable expérimenté(e) pour notre agence de Lyon.', 'Comptable'],
    ['Puesto: Recepcionista de hotel', 'Recepcionista de Hotel'],
    ['Krankenpfleger / Registered Nurse (m/w/d)', 'Registered Nurse'],
    ['Marketing Manager | Acme Inc | Berlin | Full-time', 'Marketing Manager'],
    ['Assistant to the Managing Director', 'Assistant to the Managing Director'],
    ['.NET Developer (C#) – Remote', '.NET Developer'],
    ['software engineer ii (backend)', 'Software Engineer II'],
    ['My bakery needs a pastry chef. You know laminated dough.', 'Pastry Chef'],
    ['Acme Inc\nBerlin, Germany\nProduct Manager, Payments\nAbout the job\nWe build things.', 'Product Manager'],
    ['Boulangerie Delmas recherche un pâtissier (H/F) en CDI à Lyon', 'Pâtissier'],
    ['Physiozentrum Nord sucht Physiotherapeut (m/w/d) in Teilzeit', 'Physiotherapeut'],
    ['Garage Lemoine recrute un mécanicien (H/F) à Angers', 'Mécanicien'],
    ['Clínica Sonrisa busca Higienista Dental para Sevilla', 'Higienista Dental'],
    ['Cantina Rossi cerca un cantiniere per la vendemmia', 'Cantiniere'],
    ['Bellevue Hotel Group is hiring a Night Auditor', 'Night Auditor'],
    ['We need another pair of hands in our bakery. You have worked as a baker before.', 'Baker'],
    ['Bell Ringer\nPart time\nYou will liaise with clergy and florists.', 'Bell Ringer'],
    ['Operaio edile\n\nRequisiti:\n- Muratore o carpentiere qualificato', 'Operaio Edile'],
    ['We need an experienced MIG/TIG welder for second shift.', 'MIG/TIG Welder'],
    ['Nurse/Carer wanted', 'Nurse'],
    ["Beekeeper's assistant for the season. You will inspect hives.", "Beekeeper's Assistant"],
    ['We need someone asap for our dental office front desk.', 'Front Desk Receptionist'],
    ['CDL-A truck driver - regional', 'CDL-A Truck Driver'],
    ['Reports to the Head Chef. You will wash dishes.', ''],
    ['You will be a safe pair of hands and report to the manager.', ''],
    ['Greenfield Hospital\nWe sell soap and candles.', ''],
    ['We sell soap and candles.', ''],
    ['', ''],
  ])('%j is for %j', (text, title) => expect(titleOf(text)).toBe(title));
});

describe('questions', () => {
  const text =
    'HR Manager\nRequirements\n- Recruitment\n- Employment law\n- Works council cooperation\n- Communication';

  it('are the same for the same text, and others for another', () => {
    expect(readJobDescription(text)).toEqual(readJobDescription(text));
    expect(readJobDescription(`${text}.`).key_questions).not.toEqual(readJobDescription(text).key_questions);
  });

  it('ask for each of the most important skills and name the role as it is spoken', () => {
    const questions = readJobDescription(text).key_questions.join(' ');
    for (const skill of ['recruitment', 'employment law']) expect(questions).toContain(skill);
    expect(questions).toContain('an HR manager');
  });

  it('ask for every skill of a dozen, the most important alone', () => {
    const tools = [
      'Kafka',
      'Kubernetes',
      'AWS',
      'PostgreSQL',
      'Redis',
      'Terraform',
      'Datadog',
      'Docker',
      'Python',
      'Kotlin',
    ];
    const reading = readJobDescription(
      `Engineer\nRequirements\n${[...tools, 'Forklift licence', 'Spanish'].map((tool) => `- ${tool}`).join('\n')}`,
    );
    const asked = (skill: string) =>
      reading.key_questions.findIndex((question) => question.toLowerCase().includes(skill.toLowerCase()));
    for (const skill of reading.required_skills) expect(asked(skill), skill).toBeGreaterThan(0);
    const [first = '', second = ''] = reading.required_skills;
    expect(asked(first)).not.toBe(asked(second));
    expect(reading.key_questions.length).toBeLessThanOrEqual(10);
  });

  it('take a paper that nobody has heard of for a paper', () => {
    const questions = readJobDescription('Requirements\n- Clean driving record\n- Plumbus operator licence');
    expect(questions.key_questions.join(' ')).not.toMatch(/took up most of your time|better way of working/);
    expect(questions.key_questions.filter((text) => /role (?:asks|calls)|requirements/.test(text))).toHaveLength(2);
  });

  it('write a title small inside a sentence, whosever it is', () => {
    const questions = readJobDescription("Children's Librarian\nRequirements\n- Cataloguing").key_questions;
    expect(questions.join(' ')).toContain("a children's librarian");
  });

  it('are enough even when nothing is said', () => {
    expect(readJobDescription('?').key_questions.length).toBeGreaterThanOrEqual(5);
  });
});
