import { describe, expect, it } from 'vitest';
import { agentStateOf } from './agentState.ts';

const agent = (state?: string) => ({
  identity: 'agent',
  audible: true,
  attributes: (state === undefined ? {} : { 'lk.agent.state': state }) as Record<string, string>,
});

describe('agentStateOf', () => {
  it('is disconnected when the room is, whatever the agent said last', () => {
    expect(agentStateOf({ link: 'disconnected', agent: agent('speaking') })).toBe('disconnected');
  });

  it('is connecting while the room connects', () => {
    expect(agentStateOf({ link: 'connecting', agent: agent('speaking') })).toBe('connecting');
  });

  it('is connecting when no agent is present or when it has no state attribute', () => {
    expect(agentStateOf({ link: 'connected', agent: null })).toBe('connecting');
    expect(agentStateOf({ link: 'connected', agent: agent() })).toBe('connecting');
  });

  it.each(['initializing', 'idle', 'listening', 'thinking', 'speaking', 'reflecting'])(
    'is the agent’s own: %s',
    (state) => {
      expect(agentStateOf({ link: 'connected', agent: agent(state) })).toBe(state);
    },
  );
});
