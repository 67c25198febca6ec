export interface CardReader {
  /**
   * The provider’s name of the typed card. Null: the fields say what is wrong, and have the focus.
   *
   * @throws FormRefusedError what the provider says no to
   */
  read(): Promise<string | null>;
}
