import { ReportLetter } from '../ReportLetter/index.ts';
import { sampleNorms, sampleReport } from '../sample/index.ts';

/** The beginning of a report on sample data, for the landing page; a module of its own, fetched after the page. */
export function SampleLetter() {
  return <ReportLetter report={sampleReport} norms={sampleNorms} excerpt headingLevel={3} />;
}
