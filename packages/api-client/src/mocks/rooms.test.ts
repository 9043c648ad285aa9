import { describe, expect, it } from 'vitest';
import * as previewRooms from './previewRooms.ts';
import * as rooms from './rooms.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const query = { room: 'room-for-stories' };

describe('the situations of rooms', () => {
  it('answer as the contract says when all is well', async () => {
    set(rooms.ready);
    const { room_id } = await client.generateRoom({});
    expect(await client.getVoiceToken({ query })).toBe('media-token');
    expect(await client.endInterview({ params: { roomId: room_id } })).toEqual({ ended: true });
    expect(await client.requestInterviewer({ params: { roomId: room_id } })).toEqual({ interviewer: 'present' });
  });

  it.each([
    ['subscriptionRequired', { code: 'subscription-required', status: 403, serverMessage: 'Your trial has expired.' }],
    ['subscriptionRequiredWithoutMessage', { code: 'subscription-required', status: 403, serverMessage: '' }],
    ['tokenExpired', { code: 'unauthorized', status: 401 }],
    ['consentRequired', { code: 'consent-required', status: 403, error: 'Consent Required' }],
    ['notFound', { code: 'not-found', status: 404 }],
    ['ended', { code: 'session-ended', status: 410 }],
    ['unavailable', { code: 'unavailable', status: 503 }],
    ['failing', failures.broken],
    ['failingWithoutMessage', { ...failures.silent, message: 'HTTP error! status: 500' }],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s gives no token', async (situation, failure) => {
    set(rooms[situation]);
    await expect(meeting(failure).getVoiceToken({ query })).rejects.toMatchObject(failure);
  });

  it.each([
    ['generationFailed', failures.broken],
    ['generationHanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s makes no room', async (situation, failure) => {
    set(rooms[situation]);
    await expect(meeting(failure).generateRoom({})).rejects.toMatchObject(failure);
  });
});

describe('the situations of previews', () => {
  it('answer as the contract says when all is well', async () => {
    set(previewRooms.ready);
    const { room_id } = await client.generatePreviewRoom({});
    expect(await client.getPreviewToken({ query: { room: room_id } })).toBe('media-token');
    const params = { roomId: room_id };
    expect(await client.requestPreviewInterviewer({ params })).toEqual({ interviewer: 'present' });
    expect(await client.readPreviewReport({ params })).toMatchObject({ state: 'ready', report: { kind: 'preview' } });
    expect(await client.keepPreview({ params })).toHaveProperty('session_id');
    set(previewRooms.interviewerSent);
    expect(await client.requestPreviewInterviewer({ params })).toEqual({ interviewer: 'dispatched' });
  });

  it.each([
    ['reportWriting', 'writing', 'assessing'],
    ['reportNothingSaid', 'nothing-said', null],
  ] as const)('%s says how far the report is', async (situation, state, making) => {
    set(previewRooms[situation]);
    const params = { roomId: 'preview-for-stories' };
    expect(await client.readPreviewReport({ params })).toMatchObject({ state, making, report: null });
  });

  it.each([
    ['gone', { code: 'not-found', status: 404 }],
    ['reportUnreachable', failures.offline],
  ] as const)('%s gives no report', async (situation, failure) => {
    set(previewRooms[situation]);
    const params = { roomId: 'preview-for-stories' };
    await expect(meeting(failure).readPreviewReport({ params })).rejects.toMatchObject(failure);
  });

  it.each([
    ['limited', { code: 'rate-limited', status: 429, serverMessage: expect.stringContaining('an hour') }],
    ['failing', failures.broken],
    ['failingWithoutMessage', failures.silent],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s makes no preview', async (situation, failure) => {
    set(previewRooms[situation]);
    await expect(meeting(failure).generatePreviewRoom({})).rejects.toMatchObject(failure);
  });

  it.each([
    ['tokenFailing', failures.broken],
    ['tokenFailingWithoutMessage', failures.silent],
    ['tokenHanging', failures.hanging],
    ['notFound', { code: 'not-found', status: 404 }],
    ['ended', { code: 'session-ended', status: 410 }],
    ['unavailable', { code: 'unavailable', status: 503 }],
    ['offline', failures.offline],
  ] as const)('%s gives no token', async (situation, failure) => {
    set(previewRooms[situation]);
    await expect(meeting(failure).getPreviewToken({ query })).rejects.toMatchObject(failure);
  });
});
