export { AgentStateLabel } from './AgentStateLabel.tsx';
