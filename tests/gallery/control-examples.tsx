import { Button, ButtonLink } from '#src/components/button.tsx';
import { CheckboxField } from '#src/components/checkbox-field.tsx';
import { EmailField, FieldFrame, TextField } from '#src/components/field.tsx';
import { FormPrivacy } from '#src/components/form-privacy.tsx';
import { IconButton, IconLink } from '#src/components/icon-button.tsx';
import { Icon } from '#src/components/icon.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { SelectField } from '#src/components/select-field.tsx';
import { Tabs } from '#src/components/tabs/tabs.tsx';
import { TextAreaField } from '#src/components/text-area-field.tsx';
import { TextButton, TextLink } from '#src/components/text-link.tsx';
import { Tooltip } from '#src/components/tooltip/tooltip.tsx';
import { examplesOf } from './examples.ts';
import { longWord } from './long-word.ts';

const field = { label: 'Name', hint: 'As your colleagues call you.' };
const select = { label: 'Service', placeholder: 'Choose one', options: [{ value: 'a', label: 'Cloud' }] };
const tabs = ['Articles', 'Webinars'].map((label, index) => ({
  id: label.toLowerCase(),
  label,
  href: '#tabs',
  count: index * 3,
  panel: <p className="wrap">{label}</p>,
}));

/** Controls and fields. */
const privacyPolicy = { label: 'Privacy policy', href: '#' };

export const controlExamples = [
  examplesOf(Button, {
    primary: { look: 'primary', children: 'Send message' },
    'primary hover': { look: 'primary', children: 'Send message' },
    'primary pressed': { look: 'primary', children: 'Send message' },
    secondary: { children: 'Send message' },
    hover: { children: 'Send message' },
    focus: { children: 'Send message' },
    disabled: { disabled: true, children: 'Send message' },
    'quiet, small': { look: 'quiet', size: 'small', children: 'Send message' },
    'long word': { look: 'primary', children: longWord },
  }),
  examplesOf(ButtonLink, {
    primary: {
      look: 'primary',
      href: '#',
      children: ['Book a consultation ', <Icon key="" name="arrow-right" />],
    },
    'secondary hover': { href: '#', children: 'Our services' },
    'quiet focus': { look: 'quiet', href: '#', children: 'Our services' },
    'long word': { href: '#', children: longWord },
  }),
  examplesOf(IconButton, {
    plain: { icon: 'menu', label: 'Menu' },
    hover: { icon: 'menu', label: 'Menu' },
    focus: { icon: 'menu', label: 'Menu' },
  }),
  examplesOf(IconLink, { plain: { icon: 'search', label: 'Search', href: '#' } }),
  examplesOf(Tooltip, { 'over every icon button': {} }),
  examplesOf(TextLink, {
    plain: { href: '#', children: 'All services' },
    hover: { href: '#', children: 'All services' },
    focus: { href: '#', children: 'All services' },
    'long word': { href: '#', children: longWord },
  }),
  examplesOf(TextButton, {
    plain: { children: 'Subscribe another email' },
    hover: { children: 'Subscribe another email' },
    focus: { children: 'Subscribe another email' },
  }),
  examplesOf(TextField, {
    empty: { ...field, optional: 'Optional' },
    required: { ...field, required: true, placeholder: 'Ada Lovelace' },
    filled: { ...field, defaultValue: 'Ada Lovelace' },
    hover: field,
    focus: field,
    error: { ...field, required: true },
    refused: { ...field, problem: 'Name: this text is too long. Please shorten it.', defaultValue: 'Ada' },
    disabled: { ...field, disabled: true, defaultValue: 'Ada Lovelace' },
    'long word': { label: longWord, hint: longWord, optional: 'Optional', defaultValue: longWord },
  }),
  examplesOf(EmailField, {
    empty: { label: 'E-mail', placeholder: 'ada@example.com' },
    filled: { label: 'E-mail', defaultValue: 'ada@example.com' },
  }),
  examplesOf(TextAreaField, {
    empty: field,
    filled: { ...field, defaultValue: 'Two lines,\nand it grows.' },
    focus: field,
    error: { ...field, required: true },
    disabled: { ...field, disabled: true },
    'long word': { ...field, defaultValue: longWord },
  }),
  examplesOf(SelectField, {
    empty: select,
    focus: select,
    error: { ...select, required: true },
    disabled: { ...select, disabled: true },
    'long word': { ...select, label: longWord, placeholder: longWord },
  }),
  examplesOf(CheckboxField, {
    empty: { label: 'Keep a draft', hint: 'In this browser only.' },
    chosen: { label: 'Keep a draft', defaultChecked: true },
    focus: { label: 'Keep a draft' },
    disabled: { label: 'Keep a draft', disabled: true },
    'long word': { label: longWord, hint: longWord },
  }),
  examplesOf(FormPrivacy, {
    simulated: { words: { privacyPolicy, demonstration: { form: 'Nothing is sent.', done: '' } } },
    'with a purpose': { words: { privacyPolicy, privacy: 'We use this to answer you.' } },
    'without a policy': { words: { privacyPolicy: null } },
  }),
  examplesOf(FieldFrame, {
    'around another control': {
      ...field,
      id: 'other',
      required: true,
      className: undefined,
      children: (
        <output id="other" aria-describedby="other-hint">
          2 MB
        </output>
      ),
    },
  }),
  examplesOf(Tabs, { plain: { label: 'Kinds', tabs, openId: 'webinars' } }),
  examplesOf(ScrollToTop, { 'fixed once scrolled': { label: 'Back to top', focusId: 'root' } }),
];
