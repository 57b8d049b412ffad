import { defineComponent } from '../writer-component';
import { Drawing, DrawnAsTable, titleAlone } from './drawing';

/** What leads to what: a row of the table each, from the first column to the last. It stays a table. */
export const Flow = defineComponent({
  props: titleAlone,
  children: true,
  table: { columns: [2, 4], rows: [1, 12], hasNumbers: false },
  page: ({ title, children }) => (
    <Drawing title={title}>
      <div className="flow">{children}</div>
    </Drawing>
  ),
  feed: DrawnAsTable,
});
