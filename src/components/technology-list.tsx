import { TechnologyMark, type TechnologyMarkProps } from './technology-mark.tsx';

/** Technologies with their logos and names; `className` gives the list its layout. */
export function TechnologyList({
  technologies,
  className,
}: {
  technologies: readonly TechnologyMarkProps[];
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {technologies.map((technology) => (
        <li key={technology.name}>
          <TechnologyMark {...technology} />
          {technology.name}
        </li>
      ))}
    </ul>
  );
}
