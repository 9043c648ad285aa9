import { animals } from './animals.ts';
import { aviation } from './aviation.ts';
import { beauty } from './beauty.ts';
import { building } from './building.ts';
import { care } from './care.ts';
import { crafts } from './crafts.ts';
import { data } from './data.ts';
import type { Term } from './define.ts';
import { design } from './design.ts';
import { electrical } from './electrical.ts';
import { finance } from './finance.ts';
import { hospitality } from './hospitality.ts';
import { infrastructure } from './infrastructure.ts';
import { kitchen } from './kitchen.ts';
import { land } from './land.ts';
import { languages } from './languages.ts';
import { law } from './law.ts';
import { leisure } from './leisure.ts';
import { logistics } from './logistics.ts';
import { manners } from './manners.ts';
import { manufacturing } from './manufacturing.ts';
import { marketing } from './marketing.ts';
import { medicine } from './medicine.ts';
import { nursing } from './nursing.ts';
import { office } from './office.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';
import { publicService } from './publicService.ts';
import { retail } from './retail.ts';
import { sales } from './sales.ts';
import { science } from './science.ts';
import { security } from './security.ts';
import { software } from './software.ts';
import { teaching } from './teaching.ts';

/** Every skill that the extractor knows by name. Where two trades share a spelling, the earlier one has it. */
export const vocabulary: readonly Term[] = [
  ...nursing,
  ...medicine,
  ...care,
  ...teaching,
  ...kitchen,
  ...hospitality,
  ...retail,
  ...logistics,
  ...electrical,
  ...building,
  ...manufacturing,
  ...finance,
  ...law,
  ...sales,
  ...marketing,
  ...design,
  ...people,
  ...office,
  ...projects,
  ...software,
  ...data,
  ...infrastructure,
  ...science,
  ...land,
  ...beauty,
  ...security,
  ...aviation,
  ...animals,
  ...crafts,
  ...publicService,
  ...leisure,
  ...languages,
  ...manners,
];
