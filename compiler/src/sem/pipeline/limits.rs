//! The limits of a device that bind a shader by itself, with WebGPU's defaults, and those of memory that WGSL adds.
//!
//! <https://www.w3.org/TR/webgpu/#limits> and <https://www.w3.org/TR/WGSL/#limits>

macro_rules! limits {
    ($($(#[$doc:meta])* $field:ident = $name:literal: $default:literal,)*) => {
        /// The limits of a device that bind a shader, or rather a pipeline's stage.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(#[$doc])* pub $field: u32,)*
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }

        impl Limits {
            /// Sets the limit that WebGPU calls `name`. One that binds no shader changes nothing.
            pub fn set(&mut self, name: &str, value: f64) {
                // A cast saturates, and no limit is negative.
                match name {
                    $($name => self.$field = value as u32,)*
                    _ => {}
                }
            }
        }
    };
}

limits! {
    /// User-defined values between vertex and fragment stage.
    inter_stage_variables = "maxInterStageShaderVariables": 16,
    /// Bytes of a variable of immediate data.
    immediate_size = "maxImmediateSize": 64,
    /// Bytes of all workgroup variables.
    workgroup_storage = "maxComputeWorkgroupStorageSize": 16384,
    /// Invocations of a workgroup.
    workgroup_invocations = "maxComputeInvocationsPerWorkgroup": 256,
    /// The first dimension of a workgroup.
    workgroup_size_x = "maxComputeWorkgroupSizeX": 256,
    /// The second dimension of a workgroup.
    workgroup_size_y = "maxComputeWorkgroupSizeY": 256,
    /// The third dimension of a workgroup.
    workgroup_size_z = "maxComputeWorkgroupSizeZ": 64,
    /// Bytes of all variables in `private`. WebGPU has no name for it; WGSL guarantees 8192, and every target has more, as it has below.
    private_storage = "maxPrivateStorageSize": 65536,
    /// Bytes of all variables of a function.
    function_storage = "maxFunctionStorageSize": 65536,
    /// The smallest subgroup that the adapter makes.
    subgroup_min_size = "subgroupMinSize": 4,
    /// The largest subgroup that the adapter makes.
    subgroup_max_size = "subgroupMaxSize": 128,
}

#[cfg(test)]
mod tests {
    use super::Limits;

    #[test]
    fn limits_are_called_as_webgpu_calls_them() {
        let mut limits = Limits::default();
        limits.set("maxComputeWorkgroupSizeX", 1024.0);
        limits.set("maxBindGroups", 8.0);
        assert_eq!(limits, Limits { workgroup_size_x: 1024, ..Limits::default() });
    }
}
