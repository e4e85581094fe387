//! What a shader's bindings are bound to.

use super::texture::{Sampler, Texture};
use crate::ir::Binding;

/// Buffers, textures and samplers by binding.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Resources {
    pub(super) buffers: Vec<(Binding, Vec<u8>)>,
    pub(super) textures: Vec<(Binding, Texture)>,
    pub(super) samplers: Vec<(Binding, Sampler)>,
    /// The bytes of the immediates.
    pub immediates: Vec<u8>,
}

/// Puts a value in place of what was bound there.
fn bind<T>(entries: &mut Vec<(Binding, T)>, binding: Binding, value: T) {
    match entries.iter_mut().find(|(other, _)| *other == binding) {
        Some((_, old)) => *old = value,
        None => entries.push((binding, value)),
    }
}

fn find<T>(entries: &[(Binding, T)], binding: Binding) -> Option<&T> {
    entries.iter().find(|(other, _)| *other == binding).map(|(_, value)| value)
}

impl Resources {
    /// Nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Binds a buffer of these bytes, in place of the one that was bound there.
    pub fn insert(&mut self, binding: Binding, bytes: Vec<u8>) {
        bind(&mut self.buffers, binding, bytes);
    }

    /// Binds a texture. An external texture is a `2d` one, whose colours need no conversion.
    pub fn insert_texture(&mut self, binding: Binding, texture: Texture) {
        bind(&mut self.textures, binding, texture);
    }

    /// Binds a sampler.
    pub fn insert_sampler(&mut self, binding: Binding, sampler: Sampler) {
        bind(&mut self.samplers, binding, sampler);
    }

    /// The bytes of a buffer.
    pub fn get(&self, binding: Binding) -> Option<&[u8]> {
        find(&self.buffers, binding).map(Vec::as_slice)
    }

    /// A texture.
    pub fn texture(&self, binding: Binding) -> Option<&Texture> {
        find(&self.textures, binding)
    }

    /// A sampler.
    pub fn sampler(&self, binding: Binding) -> Option<&Sampler> {
        find(&self.samplers, binding)
    }

    /// All buffers in the order in which they were bound.
    pub fn iter(&self) -> impl Iterator<Item = (Binding, &[u8])> {
        self.buffers.iter().map(|(binding, bytes)| (*binding, bytes.as_slice()))
    }
}
