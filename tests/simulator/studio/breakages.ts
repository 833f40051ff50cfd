import { type Breakage, trigger } from '../breakages.ts'

export const STUDIO_BREAKAGES: Readonly<Record<string, Breakage>> = {
  'a change that is gone once it is acknowledged': {
    ...trigger(
      'draft_changes',
      'after insert',
      'delete from draft_changes where draft_id = new.draft_id and number = new.number; return null;',
    ),
    finds: 'an acknowledged change is stored',
    says: /is not stored/,
    seed: 1,
  },
  'a change that is stored as taken back': {
    ...trigger('draft_changes', 'before insert', 'new.undone = true; return new;'),
    finds: 'an acknowledged change is stored',
    says: /nobody took it back/,
    seed: 2,
  },
  'a change that cannot be taken back': {
    ...trigger('draft_changes', 'before update', 'new.undone = false; return new;'),
    finds: 'an acknowledged change is stored',
    says: /and it was taken back/,
    seed: 3,
  },
  'a change with another value before it': {
    ...trigger(
      'draft_changes',
      'before insert',
      `new.body = jsonb_set(new.body, '{before}', '"Another"'); return new;`,
    ),
    finds: 'a draft shows its changes',
    says: /waits, and nobody published/,
    seed: 2,
  },
  'a change that counts as published and is not': {
    ...trigger('draft_changes', 'before insert', 'new.published = 1; return new;'),
    finds: 'a version is what its draft shows',
    says: /which is not its own/,
    seed: 2,
  },
  'a version without the changes of its draft': {
    ...trigger(
      'published_versions',
      'before insert',
      `if new.draft_id is not null then new.files = (select files from published_versions
        where site_slug = new.site_slug and number = new.number - 1); end if; return new;`,
    ),
    finds: 'a version is what its draft shows',
    says: /and its draft/,
    seed: 2,
  },
  'a draft that is made without its audit row': {
    ...trigger(
      'audit_events',
      'before insert',
      `if new.object_kind = 'site-draft' and new.after ? 'made' then return null; end if; return new;`,
    ),
    finds: 'a draft has its audit rows',
    says: /drafts made/,
    seed: 1,
  },
  'a version of a draft without its audit row': {
    ...trigger(
      'audit_events',
      'before insert',
      `if new.object_kind = 'site-draft' and new.after ? 'version' then return null; end if; return new;`,
    ),
    finds: 'a draft has its audit rows',
    says: /versions of drafts/,
    seed: 2,
  },
  'a schedule that is put off for years': {
    ...trigger(
      'drafts',
      'before update',
      `if new.state = 'scheduled' then new.starts_at = '2030-01-01'; end if; return new;`,
    ),
    finds: 'schedules are done at rest',
    says: /was to go live/,
    seed: 3,
  },
}
