/** What filters show and change. */
export interface FiltersProps {
  query: string;
  onQuery: (query: string) => void;
}
