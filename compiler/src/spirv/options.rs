//! What the SPIR-V writer may be asked for.

use crate::util::Choice;

crate::option_table! {
    /// What the SPIR-V writer may be asked for.
    pub struct Options {
        /// The version of the output: 1.3 is what Vulkan 1.1 takes, 1.6 what Vulkan 1.3 does.
        spirv_version: Choice = ("1.3", ["1.3", "1.4", "1.5", "1.6"]),
        /// Whether indices are clamped, so that no access leaves its variable.
        robustness: bool = true,
        /// Whether workgroup memory is zero when the workgroup starts.
        zero_initialize_workgroup_memory: bool = true,
        /// Whether names of the source stand in the output.
        names: bool = true,
    }
}

impl Options {
    /// The version as `(major, minor)`.
    pub fn version(&self) -> (u32, u32) {
        let minor = self.spirv_version.strip_prefix("1.").and_then(|minor| minor.parse().ok());
        (1, minor.expect("the versions of the table are 1.x"))
    }
}
