export { type ChangedSettings, JobSettings, type JobSettingsProps, type JobSettingsView } from './JobSettings.tsx';
