import { addresses } from '../app/addresses.ts';

/** A page that is written beforehand, so that it can be read without its script. */
export interface PublicPage {
  readonly path: string;
  /** File beside `index.html`. */
  readonly file: string;
  /** Module of the route, which the browser is told to fetch at once. */
  readonly module: string;
  /** After the brand, as in `Viva | Login`; the landing page has the brand alone. */
  readonly name?: string;
  /** For search engines and for links that are shared. */
  readonly description: string;
}

const landing = 'Practice job interviews by voice with an AI interviewer, and get an honest feedback report by email.';

/** What is said of all other addresses, whose content depends on who comes. */
export const otherPages = { file: 'other.html', description: landing } as const;

export const publicPages: readonly PublicPage[] = [
  { path: addresses.landing, file: 'landing.html', module: 'src/routes/LandingRoute.tsx', description: landing },
  {
    path: addresses.previewLanding,
    file: 'preview-landing.html',
    module: 'src/routes/preview_landing/PreviewLandingRoute.tsx',
    name: 'Preview',
    description: 'Talk to the AI interviewer for a few minutes, without an account.',
  },
  {
    path: addresses.login,
    file: 'login.html',
    module: 'src/routes/login/LoginRoute.tsx',
    name: 'Login',
    description: 'Log in or create an account to practice interviews by voice.',
  },
  {
    path: addresses.jobPost,
    file: 'job-post.html',
    module: 'src/routes/job_post/JobPostRoute.tsx',
    name: 'Post a Job',
    description: 'Post a job, review the suggested questions, and share a smart interview link with candidates.',
  },
  {
    path: addresses.termsOfUse,
    file: 'terms-of-use.html',
    module: 'src/routes/legal/TermsOfUseRoute.tsx',
    name: 'Terms of Use',
    description: 'The terms for practicing and doing interviews here.',
  },
  {
    path: addresses.dataPolicy,
    file: 'user-data-policy.html',
    module: 'src/routes/legal/DataPolicyRoute.tsx',
    name: 'Data Policy',
    description: 'What we keep from an interview, for how long, and how to delete it.',
  },
];
