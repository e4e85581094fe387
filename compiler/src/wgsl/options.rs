//! What the WGSL writer may be asked for.

crate::option_table! {
    /// The options of the WGSL writer.
    pub struct Options {
        /// Whether the names of values in functions are dropped, so that only values used more than once are declared.
        minimal_names: bool = false,
    }
}
