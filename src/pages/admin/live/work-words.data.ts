import { stagesIn } from '../../../../content/desk.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import type { WorkWords } from '../../../features/admin/live/work-words.ts';

function chosenWords(t: Translator): WorkWords['chosen'] {
  return {
    one: t.template('desk.chosen.one'),
    page: t('desk.chosen.page'),
    count: t.template('desk.chosen.count'),
    none: t('desk.chosen.none'),
    move: t('desk.chosen.move'),
    go: t('desk.chosen.go'),
    moved: t.template('desk.chosen.moved'),
    movedTo: {
      spam: t.template('desk.chosen.moved.spam'),
      inbox: t.template('desk.chosen.moved.inbox'),
    },
    deleteTitle: t.template('desk.chosen.delete.title'),
    deleted: t.template('desk.chosen.deleted'),
    most: t.template('desk.chosen.most'),
  };
}

function replyWords(t: Translator): WorkWords['reply'] {
  return {
    title: t('desk.reply.title'),
    blank: t('desk.reply.blank'),
    to: t.template('desk.reply.to'),
    subject: t('desk.reply.subject'),
    text: t('desk.reply.text'),
    stage: t('desk.reply.stage'),
    stays: t('desk.reply.stays'),
    send: t('desk.reply.send'),
    sending: t('desk.reply.sending'),
    sent: t.template('desk.reply.sent'),
    failed: t('desk.reply.failed'),
    discard: t('desk.reply.discard'),
    sentMails: t('desk.reply.list'),
  };
}

/** The words of the team's work on records. */
export function workWords(t: Translator): WorkWords {
  return {
    stages: stagesIn(t.language),
    stage: t('desk.stage'),
    allJobs: t('desk.jobs.all'),
    person: {
      only: t('desk.person.only'),
      shown: t.template('desk.person.shown'),
      everybody: t('desk.person.everybody'),
    },
    next: t('desk.next'),
    previous: t('desk.previous'),
    keys: { working: t('desk.keys'), reading: t('desk.keys.reading') },
    chosen: chosenWords(t),
    resume: {
      show: t('desk.resume.show'),
      hide: t('desk.resume.hide'),
      frame: t.template('desk.resume.frame'),
    },
    reply: replyWords(t),
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
