import type { Translator } from '../../../../i18n/translator.ts';
import type { WorkWords } from '../../../features/admin/live/work-words.ts';

/** The words of the team's work on records. */
export function workWords(t: Translator): WorkWords {
  return {
    notes: {
      label: t('desk.notes'),
      new: t('desk.notes.new'),
      add: t('desk.notes.add'),
      earlier: t('desk.notes.earlier'),
      delete: t('desk.notes.delete'),
      deleteTitle: t('desk.notes.delete.title'),
      saving: t('desk.notes.saving'),
      failed: t('desk.notes.failed'),
    },
  };
}
