//! The compilers that Colorfast is measured against.

use crate::tint::Tint;
use crate::{Compiled, naga, tint};
use colorfast::driver::Target;
use std::path::Path;

/// Another compiler.
pub enum Peer {
    /// In this process.
    Naga,
    /// In a process of its own.
    Tint(Box<Tint>),
}

impl Peer {
    /// tint, where the path of its executable is given, else naga.
    pub fn new(tint: Option<&Path>) -> Result<Self, String> {
        let Some(executable) = tint else { return Ok(Peer::Naga) };
        let tint = Tint::new(executable).map_err(|error| format!("cannot make a temporary folder: {error}"))?;
        Ok(Peer::Tint(Box::new(tint)))
    }

    /// Its name, with its version where that is known.
    pub fn name(&self) -> &'static str {
        match self {
            Peer::Naga => "naga 30.0.1",
            Peer::Tint(_) => "tint",
        }
    }

    /// What is asked of it for a target.
    pub fn settings(&self, target: Target) -> &'static str {
        match self {
            Peer::Naga => naga::settings(target),
            Peer::Tint(_) => tint::settings(target),
        }
    }

    /// The stages that its compilations are timed in.
    pub fn stages(&self) -> &'static [&'static str] {
        match self {
            Peer::Naga => &["parse", "validate", "write"],
            Peer::Tint(_) => &["whole"],
        }
    }

    /// How many of its stages are what reading is on our side; none where they cannot be distinguished.
    pub fn front_stages(&self) -> usize {
        match self {
            Peer::Naga => 2,
            Peer::Tint(_) => 0,
        }
    }

    /// Compiles once; the times of the stages and the size of what was written, in words or bytes.
    pub fn compile(&mut self, source: &str, target: Target) -> Compiled {
        match self {
            Peer::Naga => naga::compile(source, target),
            Peer::Tint(tint) => tint.compile(source, target),
        }
    }
}
