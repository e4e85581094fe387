//! The tools on this machine that execute shaders: which executors are available, and what the others lack.

use crate::executors::{Abilities, Availability, Executor};
use crate::settings::Settings;
use crate::steps::device::Device;
use crate::steps::dxc;
use crate::workers::Missing;
use colorfast_metal_shim::Clang;

/// What the interpreter has; overrides and all of the core language need no feature.
const INTERPRETER: &[&str] = &["f16", "subgroups", "textures", "draws", "immediates"];
/// What MSL has on the CPU.
const METAL: &[&str] = &["f16", "subgroups", "textures", "draws", "immediates"];

/// The device, the clang that runs MSL, and what each executor can do with them.
#[derive(Default)]
pub struct Toolchain {
    /// The device.
    pub device: Option<Device>,
    /// What runs MSL.
    pub metal: Option<Clang>,
    /// Every executor.
    pub executors: Vec<Availability>,
}

impl Toolchain {
    /// Looks for it, and starts the device.
    pub fn find(settings: &Settings) -> Self {
        let device = Device::start(settings);
        let metal = Clang::find(settings.tree.cache());
        let on_device = device.as_ref().map_err(Missing::clone).map(|device| Abilities {
            what: format!("{} ({})", device.adapter.name, device.adapter.driver),
            features: device.adapter.features.clone(),
        });
        let found = |executor| match executor {
            Executor::Interp => Ok(Abilities::new("the compiler's interpreter", INTERPRETER)),
            Executor::Vulkan | Executor::Wgsl | Executor::Glsl | Executor::Es310 => on_device.clone(),
            Executor::Hlsl => dxc::missing().map_or_else(|| on_device.clone(), Err),
            Executor::Sm50 => dxc::missing().map_or_else(|| without(&on_device, &["f16", "subgroups"]), Err),
            Executor::Msl => match &metal {
                Ok(clang) => Ok(Abilities::new(format!("the CPU, by {}", clang.version()), METAL)),
                Err(missing) => Err(Missing { why: missing.why.clone(), install: missing.install.clone() }),
            },
        };
        let executors = Executor::ALL.map(|executor| Availability { executor, found: found(executor) }).to_vec();
        Self { device: device.ok(), metal: metal.ok(), executors }
    }
}

/// What the device has, but for what a language lacks.
fn without(on_device: &Result<Abilities, Missing>, lacking: &[&str]) -> Result<Abilities, Missing> {
    let mut abilities = on_device.clone()?;
    abilities.features.retain(|feature| !lacking.contains(&feature.as_str()));
    Ok(abilities)
}
