export { AgentStateLabel, type AgentStateLabelProps } from './AgentStateLabel.tsx';
