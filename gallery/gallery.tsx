import { blockExamples } from './block-examples.tsx';
import { controlExamples } from './control-examples.tsx';
import { thingExamples } from './thing-examples.tsx';

/** Every example there is. */
export const allExamples = [...controlExamples, ...thingExamples, ...blockExamples];

/** All components in all their states. The styles read the words of a state: `error` looks like `:user-invalid`, `long` is narrow. */
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
