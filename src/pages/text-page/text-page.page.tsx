import '#src/styles/print.css';

export { TextPage as Page } from '#src/components/text-page.tsx';
