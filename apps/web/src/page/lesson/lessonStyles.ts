import lesson from './lesson.css?url';

let loading: Promise<unknown> | null = null;

/** Loads the styles of lessons. */
export function loadLessonStyles(): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = lesson;
    link.onload = resolve;
    // A lesson without them can still be played.
    link.onerror = resolve;
    document.head.append(link);
  });
  return loading;
}
