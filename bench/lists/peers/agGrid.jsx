import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback } from 'react';
import { draw } from './draw.jsx';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns = [
  { field: 'title', flex: 1 },
  { field: 'skills', flex: 1, getQuickFilterText: () => '' },
];
const getRowId = ({ data }) => data.id;
const matches = ([query], text) => text.includes(query);
const parse = (text) => [text.toUpperCase()];

draw(function List({ rows, query, onOpen }) {
  const open = useCallback(({ data }) => onOpen(data), [onOpen]);
  return (
    <AgGridReact
      rowData={rows}
      columnDefs={columns}
      getRowId={getRowId}
      quickFilterText={query}
      quickFilterParser={parse}
      quickFilterMatcher={matches}
      cacheQuickFilter
      animateRows={false}
      onRowClicked={open}
    />
  );
});
