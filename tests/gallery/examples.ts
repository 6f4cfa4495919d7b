import { createElement, type ComponentType, type ReactElement } from 'react';

/** A component of the site in its states. */
export interface Examples {
  component: { name: string };
  states: { name: string; element: ReactElement }[];
}

/**
 * The examples of a component as data, for the gallery and the checks.
 * @param states props by name; words in the name choose how a state is shown (`pseudoClasses` of serve.ts,
 * gallery.css)
 * @param around the element that the component needs around it
 */
export function examplesOf<Props extends object>(
  component: ComponentType<Props>,
  states: Record<string, Props>,
  around?: 'ol',
): Examples {
  const elements = Object.entries(states).map(([name, props]) => {
    const element = createElement(component, props);
    return { name, element: around ? createElement(around, null, element) : element };
  });
  return { component, states: elements };
}
