import { blockExamples } from './block-examples.tsx';
import { controlExamples } from './control-examples.tsx';
import { figureExamples } from './figure-examples.tsx';
import { contentExamples } from './content-examples.tsx';

/** All examples. */
const allExamples = [...controlExamples, ...contentExamples, ...figureExamples, ...blockExamples];

/** All components in all states. Words in a state's name set its style: `error`, `long` and so on. */
export function Gallery() {
  return (
    <main className="gallery">
      <h1>Components</h1>
      {allExamples.map(({ component, states }) => (
        <div key={`${component.name} ${states[0]?.name}`} className="gallery-component">
          <h2>{component.name}</h2>
          {states.map(({ name, element }) => (
            <div key={name} className="gallery-state">
              <p className="caption">{name}</p>
              <div className="gallery-stage" data-state={name}>
                {element}
              </div>
            </div>
          ))}
        </div>
      ))}
    </main>
  );
}
