//! What every target may be asked for: what is done to a module before the target's own transforms.

use super::Request;
use crate::diagnostic::Diagnostics;
use crate::ir::Module;
use crate::transform::{self, BindingRemappingConfig};

crate::option_table! {
    /// What every target may be asked for.
    pub struct CommonOptions {
        /// Where resources are bound instead: GROUP:BINDING=GROUP:BINDING, separated by commas.
        remap: BindingRemappingConfig = (BindingRemappingConfig::NONE),
        /// Whether constants are folded, dead code is removed and accesses are combined: worth it where overrides decide much.
        optimise: bool = false,
    }
}

impl CommonOptions {
    /// Whether it has an option called so.
    pub(super) fn has(name: &str) -> bool {
        Self::TABLE.iter().any(|row| row.name == name)
    }

    /// What a request asks for.
    pub(super) fn of(request: &Request<'_>) -> Result<Self, Diagnostics> {
        let mut options = Self::default();
        for (name, value) in request.options.iter().filter(|(name, _)| Self::has(name)) {
            options.set(name, value).map_err(super::wrong_request)?;
        }
        Ok(options)
    }

    /// What is done first, before anything looks at where resources are bound.
    pub(super) fn bind(&self, module: &mut Module) -> Result<(), Diagnostics> {
        if self.remap == BindingRemappingConfig::NONE {
            return Ok(());
        }
        transform::binding_remapping(module, &self.remap)
    }

    /// What is done once overrides have their values.
    pub(super) fn optimise(&self, module: &mut Module) -> Result<(), Diagnostics> {
        if !self.optimise {
            return Ok(());
        }
        transform::constant_folding(module)?;
        transform::dead_code_elimination(module)?;
        transform::combine_accesses(module)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::driver::Target;

    #[test]
    fn no_target_has_an_option_of_the_same_name() {
        for target in Target::ALL {
            let taken = target.options().iter().find(|row| CommonOptions::has(row.name));
            assert!(taken.is_none(), "{} has an option '{}' too", target.name(), taken.map_or("", |row| row.name));
        }
    }
}
