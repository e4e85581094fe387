//! The backends and their variants: the one table to add a row to.

/// What validates a backend's output.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Validator {
    /// SPIRV-Tools' validator, in a worker process.
    SpirvVal,
    /// Apple's compiler where there is one, else clang over our own `metal_stdlib`.
    Metal,
    /// The DirectX shader compiler, in a worker process.
    Dxc,
    /// glslang, in a worker process.
    Glslang,
    /// The compiler's own front end.
    FrontEnd,
}

/// A language that the compiler writes.
#[derive(Debug)]
pub struct Backend {
    /// The protocol's name of the target, and the folder under `expectations/`.
    pub name: &'static str,
    /// The extension of its golden files.
    pub extension: &'static str,
    /// Whether outputs are binary, and their golden files disassembled.
    pub binary: bool,
    /// What validates outputs.
    pub validator: Validator,
    /// The first is the default.
    pub variants: &'static [Variant],
}

/// A way to compile for a backend that has golden files of its own.
#[derive(Debug)]
pub struct Variant {
    /// The folder under the backend's.
    pub name: &'static str,
    /// The variant of the same backend, before it in the list, from which its golden files store only the differences.
    pub base: Option<&'static str>,
    /// Options as the protocol takes them.
    pub options: &'static [(&'static str, &'static str)],
    /// The environment that outputs are validated for.
    pub environment: &'static str,
}

/// Every backend.
pub const BACKENDS: &[Backend] = &[
    Backend {
        name: "spirv",
        extension: "spvasm",
        binary: true,
        validator: Validator::SpirvVal,
        variants: &[
            Variant { name: "vulkan11", base: None, options: &[("spirv_version", "1.3")], environment: "vulkan1.1" },
            Variant {
                name: "vulkan13",
                base: Some("vulkan11"),
                options: &[("spirv_version", "1.6")],
                environment: "vulkan1.3",
            },
        ],
    },
    Backend {
        name: "msl",
        extension: "msl",
        binary: false,
        validator: Validator::Metal,
        variants: &[Variant {
            name: "msl23",
            base: None,
            options: &[("msl_version", "2.3")],
            environment: "macos-metal2.3",
        }],
    },
    Backend {
        name: "hlsl",
        extension: "hlsl",
        binary: false,
        validator: Validator::Dxc,
        variants: &[
            Variant { name: "sm60", base: None, options: &[("shader_model", "6.0")], environment: "6.0 -HV 2021" },
            // FXC runs on Windows alone: DXC validates its form, by the rules of an older language.
            Variant {
                name: "sm50",
                base: Some("sm60"),
                options: &[("shader_model", "5.0")],
                environment: "6.0 -HV 2018",
            },
        ],
    },
    Backend {
        name: "glsl",
        extension: "glsl",
        binary: false,
        validator: Validator::Glslang,
        variants: &[
            Variant { name: "es310", base: None, options: &[("glsl_version", "310es")], environment: "310 es" },
            Variant { name: "460", base: Some("es310"), options: &[("glsl_version", "460")], environment: "460" },
        ],
    },
    Backend {
        name: "wgsl",
        extension: "wgsl",
        binary: false,
        validator: Validator::FrontEnd,
        variants: &[Variant { name: "default", base: None, options: &[], environment: "" }],
    },
];

/// The backend of that name.
pub fn find(name: &str) -> Option<&'static Backend> {
    BACKENDS.iter().find(|backend| backend.name == name)
}

/// Every backend with every variant.
pub fn all() -> impl Iterator<Item = (&'static Backend, &'static Variant)> {
    BACKENDS.iter().flat_map(|backend| backend.variants.iter().map(move |variant| (backend, variant)))
}
