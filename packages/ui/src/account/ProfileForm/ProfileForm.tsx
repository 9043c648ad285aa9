import { useState, type SubmitEvent } from 'react';
import { Alert, Button, Checkbox, TextArea, TextField } from '../../primitives/index.ts';
import { PersonaChoice } from '../PersonaChoice/index.ts';
import type { PersonaView, ProfileView, WorkState } from '../types.ts';
import { Form } from './ProfileForm.styles.ts';

export interface ProfileFormProps {
  /** What is kept; the form starts with it. */
  readonly profile: ProfileView;
  readonly saving: WorkState;
  readonly onSave: (profile: ProfileView) => void;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const personaOf = (value: string): PersonaView => (value === 'friendly' || value === 'demanding' ? value : 'neutral');

/** What the next practice interview is about, and who holds it. */
export function ProfileForm({ profile, saving, onSave }: ProfileFormProps) {
  const [recording, setRecording] = useState(profile.recording);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.state === 'busy') return;
    const form = new FormData(event.currentTarget);
    onSave({
      targetRole: text(form, 'targetRole'),
      persona: personaOf(text(form, 'persona')),
      jobDescription: text(form, 'jobDescription'),
      recording,
    });
  };
  return (
    <Form aria-label="Practice profile" onSubmit={save}>
      <TextField
        label="Target role"
        name="targetRole"
        defaultValue={profile.targetRole}
        autoComplete="organization-title"
        hint="Use the title from the job ad. If you leave this blank, the interviewer asks you at the start."
      />
      <PersonaChoice name="persona" defaultValue={profile.persona} />
      <TextArea
        label="Job description"
        name="jobDescription"
        rows={8}
        defaultValue={profile.jobDescription}
        hint="Optional. Your questions will follow what the employer asks for."
      />
      <Checkbox
        label="Save audio of my practice answers"
        hint="Listen to your answers next to your report. Only you can play them. We delete them automatically, at the latest with the transcript. To have them deleted sooner, delete your account or write to us. Without audio, we keep only the words."
        checked={recording}
        onCheckedChange={setRecording}
      />
      {saving.state === 'failed' && <Alert>{saving.message}</Alert>}
      {saving.state === 'done' && <Alert tone="success">Your practice profile is saved.</Alert>}
      <Button type="submit" busy={saving.state === 'busy'}>
        {saving.state === 'busy' ? 'Saving...' : 'Save Profile'}
      </Button>
    </Form>
  );
}
