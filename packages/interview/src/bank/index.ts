import { accountant } from './accountant.ts';
import { chef } from './chef.ts';
import { customerService } from './customerService.ts';
import { dataAnalyst } from './dataAnalyst.ts';
import type { BankQuestion, Role } from './define.ts';
import { electrician } from './electrician.ts';
import { general } from './general.ts';
import { marketing } from './marketing.ts';
import { nurse } from './nurse.ts';
import { projectManager } from './projectManager.ts';
import { sales } from './sales.ts';
import { softwareEngineer } from './softwareEngineer.ts';
import { teacher } from './teacher.ts';
import { warehouse } from './warehouse.ts';

/** The roles that can be recognized and practiced with questions of their own. */
export const roles: readonly Role[] = [
  softwareEngineer,
  nurse,
  teacher,
  sales,
  customerService,
  projectManager,
  accountant,
  marketing,
  electrician,
  warehouse,
  chef,
  dataAnalyst,
];

/** The questions that fit every role. */
export const generalRole: Role = general;

/** The role with this id; `general` for an unknown one. */
export const roleById = (id: string): Role => roles.find((role) => role.id === id) ?? general;

/** Every question of the bank, general ones last. */
export const bank: readonly BankQuestion[] = [...roles, general].flatMap((role) => role.questions);

export type { BankQuestion, Role } from './define.ts';
