export { JobSettings, type JobSettingsProps, type JobSettingsView } from './JobSettings.tsx';
