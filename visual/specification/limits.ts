import { of, type SpecifiedState } from './state.ts';

const limit = of(9);

/** The figures of section 9 that can be seen. */
export const limits: readonly SpecifiedState[] = [
  limit('bars-seven', 'Visualizer with 7 bars, as in the agent view'),
  limit('bars-fifteen', 'Visualizer with 15 bars, the default'),
  limit('bars-control', 'Bars of the control bar, at least 5 % high'),
  limit('device-menu-limits', 'Device menu: 6 px offset, 5 px padding'),
  limit('job-description-rows', 'Job description of 10 rows', 'Job Description'),
  limit('success-countdown', 'The thank-you page counts down from 5 s', 'The home page opens in 5 seconds.'),
  limit('success-redirect', 'After 5 s the thank-you page leads to the landing page', 'Practice Interview'),
  limit('reset-redirect', 'After 3 s a new password leads to login', 'Forgot Password?'),
  limit('status-refetch', 'The account asks for its status again after 30 s', 'Active (Canceling)'),
  limit('step-connecting', 'Visualizer while connecting: a step every 2000 ms'),
  limit('step-initializing', 'Visualizer while initializing: a step every 2000 ms'),
  limit('step-listening', 'Visualizer while listening: a step every 500 ms'),
  limit('step-thinking', 'Visualizer while thinking: a step every 150 ms'),
  limit('step-stateless', 'Visualizer without a state'),
  limit('hero-retries', 'Hero video: at most 3 retries', 'Trying the recording again, 2 of 3'),
];
