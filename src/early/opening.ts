/**
 * Before the content. Marks a page that is opened at its top, whose sections after the first are laid out once it is
 * loaded and the browser idle (src/styles/base.css). A page that is loaded again, come back to or opened at a fragment
 * has another place to find first, and gets no mark.
 */
const [navigation] = performance.getEntriesByType('navigation');
const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
const { dataset } = document.documentElement;

const layOutAll = (): void => {
  delete dataset['opening'];
};

if (isNew && location.hash === '') {
  dataset['opening'] = '';
  // Safari has no idle callback.
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(layOutAll));
}
